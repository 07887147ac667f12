import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { UserEntity } from '#shared/contract/account.ts';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import type { Failure } from '#web/components/failed/failed.tsx';
import { MailStopBanner } from '#web/components/notice/mail-stop-banner.tsx';
import { Section } from '#web/components/page/section.tsx';
import { addresses, ownedPathsId } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { findActiveRun } from '#web/lib/active-run.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { resumeMail } from '#web/lib/api/mail-calls.ts';
import { planCalendarQuery } from '#web/lib/api/plan-file.ts';
import { runQuery, runsQuery } from '#web/lib/api/run-query.ts';
import { useFailure, whyFailed } from '#web/lib/api/use-failure.ts';
import { namesOf, ordersQuery, ownedPathsQuery, userQuery } from '#web/lib/api/user-query.ts';
import { DashboardBody, DashboardRow, DashboardSkeleton } from './dashboard-skeleton.tsx';
import { OwnedPaths } from './owned-paths.tsx';
import { ProfileSection } from './profile-section.tsx';
import { askedAbove, failedAbove, fillInDraft, type NextStep, nextSteps } from './steps/next-steps.ts';
import { LaterSteps, NextStepBand } from './steps/next-steps-card.tsx';
import { VerificationBanner } from './steps/verification-banner.tsx';
import { OrdersTable } from './tables/orders-table.tsx';
import { RunsTable } from './tables/runs-table.tsx';
import { TokenCard } from './token-card.tsx';

interface OlderButtonProps {
  /** The used part of a paged query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
}

function OlderButton({ list, children }: OlderButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        pending={list.isFetchingNextPage}
        pendingText="Loading…"
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}

export function PaymentNote() {
  const support = 'contact support';
  return (
    <p className="mt-4 text-sm text-ink-soft">
      If a payment succeeded but is not listed, please wait 15 minutes, then{' '}
      {provider.email === null ? support : <a href={`mailto:${provider.email}`}>{support}</a>}.
    </p>
  );
}

/** Whether the head's content is loaded: the first task of a finished plan, or the reviewer's remarks. */
function useHeadKnown(step: NextStep | undefined): boolean {
  const fileId = step?.kind === 'read' && step.run.brief !== undefined ? step.run.outcome : undefined;
  const runId = step?.kind === 'revise' ? step.run.id : undefined;
  const task = useQuery({ ...planCalendarQuery(fileId ?? ''), enabled: fileId !== undefined });
  const remark = useQuery({ ...runQuery(runId ?? ''), enabled: runId !== undefined });
  return !task.isLoading && !remark.isLoading;
}

const useRuns = () => useInfiniteQuery(runsQuery);

const useOrders = () => useInfiniteQuery(ordersQuery);

/** The first load; the page stays while a failed list is retried. */
const isAskedFirst = ({
  isPending,
  errorUpdateCount,
}: Pick<UseQueryResult, 'isPending' | 'errorUpdateCount'>) => isPending && errorUpdateCount === 0;

interface AccountProps {
  user: UserEntity;
  /** Loaded in the parent, because each component that mounts the query would reload a failed list. */
  runs: ReturnType<typeof useRuns>;
  orders: ReturnType<typeof useOrders>;
  paths: UseQueryResult<readonly OwnedPath[]>;
}

function Account({ user, runs, orders, paths }: AccountProps) {
  const [nowMs] = useState(Date.now);
  useMovingCovers();
  const each = { runs: useFailure(runs), orders: useFailure(orders), paths: useFailure(paths) };
  // A failed list shows its error in its place, because the rest of the page is still useful.
  const allRuns = runs.data?.pages.flatMap((page) => page.data).map((run) => fillInDraft(run, user));
  const allOrders: PaymentOrder[] | undefined = orders.data?.pages.flatMap((page) => page.data);
  const isWhole = allRuns !== undefined && allOrders !== undefined && paths.data !== undefined;
  const { token_balance: balance, expires_at: expiresAt } = user.path_compiler_quota;
  const steps = nextSteps({
    runs: allRuns ?? [],
    paths: paths.data ?? [],
    // Only the paths tell which orders were for a path that is owned by now.
    orders: (allOrders ?? []).filter(({ unlocks }) => unlocks === undefined || paths.data !== undefined),
    balance,
    expiresAt,
    nowMs,
    // If mail does not reach the address, no link can be sent; another banner says so.
    isConfirmed: user.verified || user.mail_stopped !== null,
  });
  // The head reports the failure unless it has a step to show.
  const failed = steps[0] === undefined ? failedAbove(each) : undefined;
  const shown = (failure: Failure | undefined) => (failed ? askedAbove(failure) : failure);
  const headKnown = useHeadKnown(steps[0]);
  const asksToConfirm = steps[0]?.kind === 'confirm-email';

  if (!headKnown) return <DashboardSkeleton />;
  // Bought things come before offers, and so do lists that may contain some.
  const hasPlan = allRuns === undefined || allRuns.length > 0;
  const hasPath = paths.data !== undefined && paths.data.length > 0;
  const inRows = hasPlan || hasPath;
  // The head shows the path to continue, so the list omits it.
  const inHead = steps[0]?.kind === 'continue';
  const hasCard = hasPath && !(inHead && paths.data?.length === 1);
  const plans = (
    <Section title="Your plans">
      <RunsTable runs={allRuns} failure={shown(each.runs)} />
      <OlderButton list={runs}>Show older plans</OlderButton>
    </Section>
  );
  const tokens = (
    <TokenCard
      email={user.email}
      quota={user.path_compiler_quota}
      nowMs={nowMs}
      standing={{
        owned: namesOf(paths.data ?? []),
        planActive: findActiveRun(allRuns ?? []) !== undefined,
      }}
      wide={inRows}
    />
  );
  const yours = inHead ? 'Your other paths' : 'Your paths';
  const ownedPaths = (
    <Section {...(inHead ? {} : { id: ownedPathsId })} title={hasPath && !hasCard ? 'More paths' : yours}>
      <OwnedPaths paths={paths.data} failure={shown(each.paths)} row={inRows} inHead={inHead} />
    </Section>
  );

  return (
    <>
      <NextStepBand steps={steps} nowMs={nowMs} email={user.email} isWhole={isWhole} failed={failed} />
      <LaterSteps steps={steps} nowMs={nowMs} />
      <DashboardBody arrives>
        <MailStopBanner
          user={user}
          resume={resumeMail}
          correction={
            <ButtonLink to={addresses.profile()} variant="secondary">
              Change email
            </ButtonLink>
          }
        />
        {!user.verified && user.mail_stopped === null && !asksToConfirm && (
          <VerificationBanner email={user.email} />
        )}
        {inRows ? (
          <>
            {hasCard && ownedPaths}
            {hasPlan && plans}
            {tokens}
            {!hasCard && ownedPaths}
            {!hasPlan && plans}
          </>
        ) : (
          <>
            <DashboardRow>
              {ownedPaths}
              {tokens}
            </DashboardRow>
            {plans}
          </>
        )}
        <DashboardRow wide>
          <Section title="Payments">
            <OrdersTable orders={allOrders} failure={shown(each.orders)} />
            <OlderButton list={orders}>Show older payments</OlderButton>
            {each.orders === undefined && <PaymentNote />}
          </Section>
          <ProfileSection user={user} />
        </DashboardRow>
      </DashboardBody>
    </>
  );
}

/** A failed load leads to the log-in page and keeps the session, because the session was not the cause. */
function AccountUnavailable({ error }: { error: Error }) {
  // The call layer handles an ended session for every page.
  if (error instanceof CallFailure && error.kind === 'session') return <DashboardSkeleton />;
  return (
    <Navigate
      replace
      to={addresses.logIn({ ref: addresses.dashboard() })}
      state={{ accountUnavailable: whyFailed(error) }}
    />
  );
}

function DashboardPage() {
  const user = useQuery(userQuery);
  const runs = useRuns();
  const orders = useOrders();
  const paths = useQuery(ownedPathsQuery);
  // Waits for all of them, so that nothing moves afterwards.
  const isPending = [runs, orders, paths].some(isAskedFirst);

  if (user.data === undefined && user.error !== null) return <AccountUnavailable error={user.error} />;
  if (user.data === undefined || isPending) return <DashboardSkeleton />;
  return <Account user={user.data} runs={runs} orders={orders} paths={paths} />;
}

export default withAccountQueries(DashboardPage);
