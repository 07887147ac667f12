import type { UserEntity } from '#shared/contract/account.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { BalanceBuys } from '#web/components/reach/balance-buys.tsx';
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

/** To a plan; while one is under way to that one, since no other can begin. */
function PlanAction({ email, active }: { email: string; active: ActiveRun | undefined }) {
  if (active !== undefined)
    return (
      <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
        {active.label}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink to={addresses.plans()} variant="secondary">
        Activate It Now ({formatTokens(planPrices.BASIC)})
      </ButtonLink>
      <p className="text-sm text-pretty text-ink-soft sm:max-lg:basis-full lg:max-w-64">
        Both are about a business plan: choose one now, or ask us for yours sooner.
      </p>
      <div className="flex justify-center">
        <EarlyActivation email={email} />
      </div>
    </>
  );
}

export function TokenCard({ email, quota, nowMs, runs }: TokenCardProps) {
  const { token_balance: balance, expires_at: expiresAt } = quota;
  const isEmpty = balance === 0;
  return (
    <Card className="grid items-center gap-x-10 gap-y-5 border-t-4 border-t-wattle lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div>
        <h2 className={classNames(isEmpty && 'mb-2')}>Tokens</h2>
        {isEmpty ? (
          <p>No tokens available. Recharge to activate access.</p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-serif text-4xl font-semibold">{formatTokenCount(balance)}</span>
            <span>{balance === 100 ? 'token' : 'tokens'} left</span>
            <span className="text-ink-soft">({formatAud(balance)})</span>
          </p>
        )}
      </div>
      <div>
        {!isEmpty && <BalanceBuys balance={balance} />}
        {expiresAt !== null && !isEmpty && <TokenLots key={balance} expiresAt={expiresAt} nowMs={nowMs} />}
        {isEmpty && (
          <p className="text-ink-soft">
            One token is A$1 and pays for plans and paths. Tokens expire; what you have unlocked does not.
          </p>
        )}
      </div>
      <div className="flex flex-col gap-3 sm:max-lg:flex-row sm:max-lg:flex-wrap">
        <ButtonLink to={addresses.orderTokens()} variant="secondary">
          Recharge
        </ButtonLink>
        <PlanAction email={email} active={findActiveRun(runs)} />
      </div>
    </Card>
  );
}
