import type { ReactNode } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { BalanceBuys } from '#web/components/reach/balance-buys.tsx';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { planMarks, ReachScale } from '#web/components/reach/reach-scale.tsx';
import { addresses } from '#web/config/addresses.ts';
import { type ActiveRun, findActiveRun } from '#web/lib/active-run.ts';
import { EarlyActivation } from './early-activation.tsx';
import { TokenLots } from './token-lots.tsx';

export interface TokenCardProps {
  email: string;
  quota: UserEntity['path_compiler_quota'];
  nowMs: number;
  runs: readonly RunSummary[];
}

/** A button, and in plain words what it leads to. */
const Explained = ({ by, children }: { by: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    {children}
    <p className="text-center text-sm text-ink-soft">{by}</p>
  </div>
);

/** To a plan; while one is under way to that one, since no other can begin. */
function PlanAction({ active }: { active: ActiveRun | undefined }) {
  if (active !== undefined)
    return (
      <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
        {active.label}
      </ButtonLink>
    );
  return (
    <Explained by="Starts a Basic plan">
      <ButtonLink to={addresses.plans()} variant="secondary">
        Activate It Now <span className="whitespace-nowrap">({formatTokens(planPrices.BASIC)})</span>
      </ButtonLink>
    </Explained>
  );
}

const emptyScale = { most: planPrices.PRO, marks: planMarks(planPrices.PRO) };

/** What there could be: the scale of the plans with nothing on it. */
function NoTokens() {
  const { most, marks } = emptyScale;
  return (
    <>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={0} most={most} marks={marks.map(({ at }) => at)} />
      <p className="mt-1.5 text-ink-soft">
        One token is A$1 and pays for plans and paths. Tokens expire; what you have unlocked does not.
      </p>
    </>
  );
}

export function TokenCard({ email, quota, nowMs, runs }: TokenCardProps) {
  const { token_balance: balance, expires_at: expiresAt } = quota;
  const isEmpty = balance === 0;
  const active = findActiveRun(runs);
  return (
    <Card className="border-t-4 border-t-wattle">
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto]">
        <div>
          <h2 className={classNames(isEmpty && 'mb-2')}>Tokens</h2>
          {isEmpty ? (
            <p>No tokens available. Recharge to activate access.</p>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-4xl font-semibold">{formatTokenCount(balance)}</span>
              <span>{balance === 100 ? 'token' : 'tokens'} left</span>
              <span className="text-ink-soft">({formatAud(balance)})</span>
            </p>
          )}
        </div>
        <div>
          {isEmpty ? <NoTokens /> : <BalanceBuys balance={balance} />}
          {expiresAt !== null && !isEmpty && <TokenLots key={balance} expiresAt={expiresAt} nowMs={nowMs} />}
        </div>
        <div className="flex flex-col gap-3 sm:max-lg:flex-row sm:max-lg:flex-wrap">
          <Explained by="Buys more tokens">
            <ButtonLink to={addresses.orderTokens()} variant="secondary">
              Recharge
            </ButtonLink>
          </Explained>
          <PlanAction active={active} />
        </div>
      </div>
      {active === undefined && (
        <div className="mt-5 -mb-3 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2">
          <p className="pt-2 text-ink-soft sm:pb-2">Need a plan sooner, or one that is not offered?</p>
          {/* Its words stand at the edge. */}
          <div className="-mx-5">
            <EarlyActivation email={email} />
          </div>
        </div>
      )}
    </Card>
  );
}
