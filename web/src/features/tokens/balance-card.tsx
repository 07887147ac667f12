import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { formatAud, formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { NextExpiry } from '#web/components/date-time/expiry-time.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { BalanceBuys } from '#web/components/reach/balance-buys.tsx';
import type { Standing } from '#web/components/reach/what-tokens-buy.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { BalanceUnread } from './balance-unread.tsx';
import { LotsOnDemand } from './lots-on-demand.tsx';
import { useStanding } from './use-standing.ts';

interface BalanceCardProps {
  /** What it is enough for is said beside it. */
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
        <span className="font-serif text-2xl font-semibold sm:text-4xl">{formatTokenCount(balance)}</span>
        <span>{balance === 100 ? 'token' : 'tokens'}</span>
        <span className="text-ink-soft">({formatAud(balance)})</span>
      </p>
      {!brief && (
        <div className="mt-2 max-sm:hidden">
          <BalanceBuys {...{ balance, standing }} />
        </div>
      )}
      <div className="balance-foot w-full">
        <p className={classNames('mt-1 text-ink-soft max-sm:text-sm', balance === 0 && 'max-sm:pb-3')}>
          {expiresAt === null ? (
            'You have no tokens. Each purchase has its own expiry date.'
          ) : (
            <>
              <NextExpiry iso={expiresAt} nowMs={nowMs} />.
            </>
          )}
        </p>
        {expiresAt !== null && <LotsOnDemand key={balance} nowMs={nowMs} />}
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
    <Card className="border-t-4 border-t-wattle max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:px-4 max-sm:pt-3 max-sm:pb-1 sm:p-5">
      <h2 className="text-base sm:mb-2 sm:text-2xl">Your balance</h2>
      {user && standing ? (
        <Balance quota={user.path_compiler_quota} standing={standing} brief={brief} />
      ) : (
        <>
          <LoadingText />
          <Skeleton className="h-8 w-36 sm:h-13 sm:w-52" />
          {!brief && <Skeleton className="mt-3 h-10 w-full max-sm:hidden" />}
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
          <Skeleton className="mt-3 h-5 w-56 max-w-full sm:mb-10" />
        </>
      )}
    </Card>
  );
}
