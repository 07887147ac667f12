import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { freePaths } from '#shared/content/free-paths.ts';
import type { UserEntity } from '#shared/contract/account.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ExpiryTime, NextExpiry } from '#web/components/date-time/date-time.tsx';
import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { balanceWords, type Standing } from '#web/components/reach/what-tokens-buy.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/run-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { lotsQuery, namesOf, ownedPathsQuery, userQuery } from '#web/lib/api/user-query.ts';

/** Without a known balance, nothing is recommended. */
export const BalanceUnread = ({ failure }: { failure: Failure }) => (
  <FailedRow
    title="We couldn’t load your balance"
    kept="Your tokens are safe, and you can buy a pack without waiting."
    failure={failure}
  />
);

/** The purchases in the balance, loaded only on request. */
function LotsOnDemand({ nowMs }: { nowMs: number }) {
  const [open, setOpen] = useState(false);
  const asked = useQuery({ ...lotsQuery, enabled: open });
  const failure = useFailure(asked);
  const { data: lots } = asked;

  return (
    <details className="group open:w-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm font-semibold text-leaf">
        <span className="underline underline-offset-4">
          {open ? 'Hide' : 'Show'} each purchase and when it expires
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {lots === undefined && !failure && <LoadingText />}
      {failure && (
        <FailedRow title="We couldn’t load your purchases" kept="Your tokens are safe." failure={failure} />
      )}
      {lots !== undefined && (
        <>
          <p className="mb-2 text-ink-soft">We spend the ones that expire first.</p>
          <ul className="divide-y divide-line border-t border-line">
            {lots.map(({ order, hundredths, expiresAt }) => (
              <li key={order} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-semibold">{formatTokens(hundredths)}</span>
                <span className="text-ink-soft">
                  <ExpiryTime iso={expiresAt} nowMs={nowMs} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/**
 * The owned paths and the open plan, which decide what a balance can buy; undefined until both are loaded or
 * have failed.
 */
export function useStanding(): Standing | undefined {
  const active = useQuery(activeRunQuery);
  const owned = useQuery(ownedPathsQuery);
  if (active.isPending || owned.isPending) return undefined;
  return { owned: namesOf(owned.data ?? []), planActive: Boolean(active.data) };
}

interface BalanceCardProps {
  /** The adjacent text says what it is enough for. */
  brief?: boolean;
}

interface BalanceProps extends BalanceCardProps {
  quota: UserEntity['path_compiler_quota'];
  standing: Standing;
}

function Balance({ quota, standing, brief }: BalanceProps) {
  const [nowMs] = useState(Date.now);
  const { token_balance: balance, expires_at: expiresAt } = quota;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-2xl font-semibold lg:text-4xl">{formatTokenCount(balance)}</span>
        <span>{balance === 100 ? 'token' : 'tokens'}</span>
        <span className="text-ink-soft">({formatAud(balance)})</span>
      </p>
      {!brief && (
        <p className="max-sm:hidden basis-full lg:mt-2 lg:min-h-[2lh]">{balanceWords(balance, standing)}</p>
      )}
      <div className="flex grow shrink-0 basis-full flex-wrap items-center justify-between text-ink-soft gap-x-4 text-sm lg:pt-3 lg:mt-4 lg:block lg:border-t lg:border-t-line lg:text-base">
        {expiresAt === null ? (
          <>
            <p className="max-sm:min-h-[2lh] lg:min-h-[2lh]">
              You have no tokens. Each purchase has its own expiry date.
            </p>
            <TextLink to={`${addresses.buildPath()}?free=1`}>{freePaths.length} paths are free</TextLink>
          </>
        ) : (
          <>
            <p className="max-sm:min-h-[2lh] lg:min-h-[2lh]">
              <NextExpiry iso={expiresAt} nowMs={nowMs} />.
            </p>
            <LotsOnDemand key={balance} nowMs={nowMs} />
          </>
        )}
      </div>
    </>
  );
}

export function BalanceCard({ brief = false }: BalanceCardProps) {
  const asked = useQuery(userQuery);
  const failure = useFailure(asked);
  const standing = useStanding();
  if (failure !== undefined) return <BalanceUnread failure={failure} />;
  const { data: user } = asked;
  return (
    <div className="card balance pt-3 pb-1 px-4 flex flex-wrap items-baseline justify-between border-t-4 border-t-wattle gap-x-2 lg:p-5 lg:block">
      <h2 className="max-[22.5rem]:basis-full text-(length:--text-base) lg:mb-2 lg:text-(length:--text-2xl)">
        Your balance
      </h2>
      {user && standing ? (
        <Balance quota={user.path_compiler_quota} standing={standing} brief={brief} />
      ) : (
        <>
          <LoadingText />
          <p className="flex items-center font-serif text-2xl lg:text-4xl">
            {'\u200b'}
            <Skeleton className="h-[0.7lh] w-36 lg:w-52" />
          </p>
          {!brief && (
            <div className="max-sm:hidden basis-full lg:mt-2 lg:min-h-[2lh]">
              <Skeleton className="h-[1lh]" />
            </div>
          )}
          <div className="flex grow shrink-0 basis-full flex-wrap items-center justify-between text-ink-soft gap-x-4 text-sm lg:pt-3 lg:mt-4 lg:block lg:border-t lg:border-t-line lg:text-base">
            <p className="w-64 max-w-full max-sm:min-h-[2lh] lg:min-h-[2lh]">
              <Skeleton className="h-[1lh]" />
            </p>
            <Skeleton className="my-3 h-5 w-56 max-w-full" />
          </div>
        </>
      )}
    </div>
  );
}
