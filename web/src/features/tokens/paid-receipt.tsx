import { useQuery } from '@tanstack/react-query';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { whatTokensBuy } from '#web/components/reach/what-tokens-buy.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { orderQuery } from './api/find-order.ts';
import { validTo } from './valid-to.tsx';

const waiting = (
  <>
    <LoadingText />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="mb-2 h-9" />
    ))}
  </>
);

/** What came of the payment, and the invoice of it. */
function Bought({ orderId }: { orderId: string }) {
  const { data: order, isPending } = useQuery(orderQuery(orderId));
  if (isPending) return waiting;
  if (order === undefined || order === 'absent' || order.paidAt === null) return null;
  const bought = tokensBoughtWith(cents(order.amount));
  return (
    <>
      <FactList
        facts={[
          ['Added', formatTokens(bought)],
          ['Paid', `${formatAud(cents(order.amount))}, GST included`],
          ['Valid to', validTo(bought, Date.parse(order.paidAt))],
        ]}
      />
      <TextLink to={addresses.invoice({ orderId })}>Open the tax invoice</TextLink>
    </>
  );
}

/** The dearest plan that the balance pays for, and the paths; a wide page says more of it beside. */
function WaysOn() {
  const { data: user, isFetching } = useQuery(userQuery);
  if (isFetching) return <Skeleton className="h-11 w-64 max-w-full" />;
  const balance = user?.path_compiler_quota.token_balance ?? 0;
  const plan = planTypes.findLast((type) => planPrices[type] <= balance);
  return (
    <>
      <p className="mb-3 sm:hidden">{whatTokensBuy(balance)}.</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {plan !== undefined && <ButtonLink to={addresses.plans({ plan })}>Start {aPlan(plan)}</ButtonLink>}
        <ButtonLink to={addresses.buildPath()} variant={plan === undefined ? 'primary' : 'secondary'}>
          See the paths
        </ButtonLink>
      </div>
    </>
  );
}

export interface PaidReceiptProps {
  /** Absent where the payment was one of before. */
  orderId: string | undefined;
  /** Somebody came for something: the way back to it stands above. */
  goesOn: boolean;
}

/** After a payment: what was bought, then what to do with it. */
export const PaidReceipt = ({ orderId, goesOn }: PaidReceiptProps) => (
  <Card className="p-4 sm:p-6">
    <h2 className="mb-3 text-xl">What you bought</h2>
    {orderId !== undefined && <Bought orderId={orderId} />}
    {!goesOn && (
      <>
        <h2 className="mt-4 mb-3 text-xl">What your balance pays for</h2>
        <WaysOn />
      </>
    )}
  </Card>
);
