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

/** What one may want, and the button for it by its own name. */
const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className="grid content-end gap-1 [&>span]:grid">
    <p className="text-sm text-ink-soft">{to}</p>
    {children}
  </li>
);

/** To a plan; while one is under way to that one, since no other can begin. */
function PlanAction({ active }: { active: ActiveRun | undefined }) {
  if (active !== undefined)
    return (
      <Way to="Your plan under way">
        <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
          {active.label}
        </ButtonLink>
      </Way>
    );
  return (
    <Way to="Start a Basic plan">
      <ButtonLink to={addresses.plans()} variant="secondary">
        <span>
          Activate It Now <span className="whitespace-nowrap">({formatTokens(planPrices.BASIC)})</span>
        </span>
      </ButtonLink>
    </Way>
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
    <Card className="grid gap-5 self-start border-t-4 border-t-wattle">
      <div className="grid gap-x-10 gap-y-3 md:max-lg:grid-cols-2">
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
      </div>
      <ul className="grid gap-x-5 gap-y-4 border-t border-line pt-4 md:max-lg:grid-cols-3">
        <Way to="Buy more tokens">
          <ButtonLink to={addresses.orderTokens()} variant="secondary">
            Recharge
          </ButtonLink>
        </Way>
        <PlanAction active={active} />
        {active === undefined && (
          <Way to="Need a plan sooner, or one that is not offered?">
            <EarlyActivation email={email} />
          </Way>
        )}
      </ul>
    </Card>
  );
}
