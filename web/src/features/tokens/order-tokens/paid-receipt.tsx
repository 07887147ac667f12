import { useQuery } from '@tanstack/react-query';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { goalsBeyond, ReachBar, ReachScale } from '#web/components/reach/reach-scale.tsx';
import { boughtWith } from '#web/components/reach/what-tokens-buy.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { orderQuery } from '../find-order.ts';
import { validTo } from './about-paying.tsx';
import { useStanding } from './balance-card.tsx';
import { amountFor, type Quota } from './wish.ts';

/** Below this share of the scale, a label would overlap the next. */
const nearBeginning = 0.3;

/** A balance on the scale of the next two goals, or of one that is far closer than the other. */
function GoalsAhead({ balance }: { balance: number }) {
  const [first, second] = goalsBeyond(balance);
  if (first === undefined) return null;
  const marks = second === undefined || first.at / second.at < nearBeginning ? [first] : [first, second];
  const most = marks.at(-1)?.at ?? first.at;
  return (
    <div>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={balance} most={most} marks={marks.map(({ at }) => at)} />
    </div>
  );
}

interface NextGoal {
  amount: Hundredths;
  /** The goal of the purchase. */
  words: string;
}

/**
 * The next goal that a balance does not cover; undefined when there is none, or one payment is not enough.
 */
function nextGoal({ token_balance: held, owed_hundredths: owed = 0 }: Quota): NextGoal | undefined {
  const [goal] = goalsBeyond(held);
  const amount = goal && amountFor({ missing: owed + goal.at - held });
  if (goal === undefined || amount === undefined) return undefined;
  return { amount, words: `Add ${formatTokenCount(amount)} more ${goal.does} ${goal.name}` };
}

const waiting = (
  <>
    <LoadingText />
    {/* Three facts and the invoice. */}
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="mb-2 h-9" />
    ))}
  </>
);

/** What the payment brought, and its invoice. */
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

/** What the balance pays for, or the shortfall for the next goal; a wide page shows more next to it. */
function WaysOn({ onChoose }: Pick<PaidReceiptProps, 'onChoose'>) {
  const { data: user, isFetching } = useQuery(userQuery);
  const standing = useStanding();
  if (isFetching || user === undefined || standing === undefined)
    return <Skeleton className="mt-5 h-76 w-full sm:h-44.5" />;
  const quota = user.path_compiler_quota;
  const balance = quota.token_balance;
  const next = nextGoal(quota);
  const plan = standing.planActive ? undefined : planTypes.findLast((type) => planPrices[type] <= balance);
  const bought = boughtWith(balance, standing);
  const more = next && (
    <Button variant={bought.length === 0 ? 'primary' : 'secondary'} onClick={() => onChoose(next.amount)}>
      Buy {formatTokenCount(next.amount)} more
    </Button>
  );
  return (
    <section aria-labelledby="ways-on" className="mt-5 grid gap-3">
      <h2 id="ways-on" className="text-xl">
        {bought.length > 0 ? `Your balance covers ${bought.join(', or ')}` : next?.words}
      </h2>
      <GoalsAhead balance={balance} />
      {bought.length > 0 && next && <p>{next.words}.</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:*:w-full">
        {plan !== undefined && <ButtonLink to={addresses.plans({ plan })}>Start {aPlan(plan)}</ButtonLink>}
        {plan === undefined && bought.length > 0 && (
          <ButtonLink to={addresses.buildPath()}>See the paths</ButtonLink>
        )}
        {more}
        {(plan !== undefined || bought.length === 0) && (
          <TextLink to={addresses.buildPath()}>See the paths</TextLink>
        )}
      </div>
    </section>
  );
}

interface PaidReceiptProps {
  /** Undefined for an earlier payment. */
  orderId: string | undefined;
  /** The visitor has a goal, and the link back to it is above. */
  goesOn: boolean;
  onChoose: (amount: Hundredths) => void;
}

/** After a payment: what was bought, then what to do with it. */
export const PaidReceipt = ({ orderId, goesOn, onChoose }: PaidReceiptProps) => (
  <Card className="p-4 sm:p-6">
    <h2 className="mb-3 text-xl">What you bought</h2>
    {orderId !== undefined && <Bought orderId={orderId} />}
    {!goesOn && <WaysOn onChoose={onChoose} />}
  </Card>
);
