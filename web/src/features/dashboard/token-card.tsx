import { useQuery } from '@tanstack/react-query';
import type { UserEntity } from '#shared/contract/account.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { ExpiryTime, NextExpiry } from '#web/components/date-time/date-time.tsx';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { BalanceBuys, planMarks, ReachBar, ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { Standing } from '#web/components/reach/what-tokens-buy.ts';
import { addresses } from '#web/config/addresses.ts';
import { sendInterest } from '#web/lib/api/public-calls.ts';
import { lotsQuery } from '#web/lib/api/user-query.ts';

/** The button and the dialog of a request for early activation. */
function EarlyActivation({ email }: { email: string }) {
  return (
    <InterestButton
      label="Request early activation"
      words={{
        id: 'early-activation',
        title: 'Request early activation',
        lead: 'Need your plan sooner, or something our plans don’t offer? Tell us and we’ll reply by email.',
        question: 'What do you need?',
        email,
      }}
      send={sendInterest}
    />
  );
}

interface TokenLotsProps {
  /** The first expiry, which is known before the purchases load. */
  expiresAt: string;
  nowMs: number;
}

/** The order in which tokens are spent and expire: the purchase that expires first is spent first. */
function TokenLots({ expiresAt, nowMs }: TokenLotsProps) {
  const { data: lots } = useQuery(lotsQuery);
  if (lots === undefined || lots.length < 2)
    return (
      <p className="text-ink-soft">
        <NextExpiry iso={expiresAt} nowMs={nowMs} />.
      </p>
    );
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {lots.map(({ order, hundredths, expiresAt: until }, index) => (
        <li key={order} className="py-1.5">
          <span className="font-semibold">{formatTokens(hundredths)}</span>
          {index === 0 && <span className="text-ochre">, used first</span>}
          <span className="block text-sm text-ink-soft">
            <ExpiryTime iso={until} nowMs={nowMs} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TokenCardProps {
  email: string;
  quota: UserEntity['path_compiler_quota'];
  nowMs: number;
  standing: Standing;
  /** As wide as the page. */
  wide?: boolean;
}

const emptyScale = { most: planPrices.PRO, marks: planMarks(planPrices.PRO) };

const worth = 'One token is $1 and pays for plans and paths.';

/** The empty scale of the plans. */
function NoTokens() {
  const { most, marks } = emptyScale;
  return (
    <>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={0} most={most} marks={marks.map(({ at }) => at)} />
      <p className="mt-1.5 text-ink-soft">
        You don’t need tokens: you can pay for every plan and path by card.
      </p>
    </>
  );
}

/** The balance, or that there is none. */
function Balance({ balance }: { balance: number }) {
  if (balance === 0) return <p>No tokens available. Recharge to activate access.</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-4xl font-semibold">{formatTokenCount(balance)}</span>
      <span>{balance === 100 ? 'token' : 'tokens'} left</span>
      <span className="text-ink-soft">({formatAud(balance)})</span>
    </p>
  );
}

interface WaysProps extends Pick<TokenCardProps, 'email'> {
  balance: number;
  /** No other plan can start while one is open. */
  planActive: boolean;
}

/** Offers a plan if the balance is enough for one; otherwise tokens first. */
function Ways({ email, balance, planActive }: WaysProps) {
  const covers = balance >= planPrices.BASIC;
  const recharge = (
    <ButtonLink to={addresses.orderTokens()} variant={covers || planActive ? 'secondary' : 'primary'}>
      Recharge
    </ButtonLink>
  );
  if (planActive)
    return (
      <>
        {recharge}
        <EarlyActivation email={email} />
      </>
    );
  return (
    <>
      {!covers && recharge}
      <ButtonLink to={addresses.plans()} variant={covers ? 'primary' : 'secondary'}>
        <span>
          Activate It Now <span className="whitespace-nowrap">({formatTokens(planPrices.BASIC)})</span>
        </span>
      </ButtonLink>
      {covers && recharge}
      <EarlyActivation email={email} />
    </>
  );
}

export function TokenCard({ email, quota, nowMs, standing, wide = false }: TokenCardProps) {
  const { token_balance: balance, expires_at: expiresAt } = quota;
  const isEmpty = balance === 0;
  return (
    <section aria-labelledby="tokens">
      <Card
        className={classNames(
          'grid items-start gap-x-10 gap-y-5 border-t-4 border-t-wattle md:grid-cols-2',
          wide ? 'lg:grid-cols-[auto_minmax(0,1fr)_18rem]' : 'self-start lg:grid-cols-1',
        )}
      >
        <div className="lg:max-w-72">
          <h2 id="tokens" className={classNames(isEmpty && 'mb-2')}>
            Tokens
          </h2>
          <Balance balance={balance} />
          {!isEmpty && <p className="text-sm text-ink-soft">{worth}</p>}
        </div>
        <div>
          {isEmpty ? <NoTokens /> : <BalanceBuys {...{ balance, standing }} />}
          {expiresAt !== null && !isEmpty && <TokenLots key={balance} expiresAt={expiresAt} nowMs={nowMs} />}
        </div>
        <div
          className={classNames(
            'grid gap-3 [&>span]:grid',
            wide ? 'md:max-lg:col-span-2' : 'md:col-span-2 lg:col-span-1',
          )}
        >
          <Ways email={email} balance={balance} planActive={standing.planActive} />
        </div>
      </Card>
    </section>
  );
}
