import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { Banner, type BannerTone } from '#web/components/notice/banner.tsx';
import { useFocusOnNews } from '#web/components/page/use-focus-on-news.ts';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import type { Settlement } from '#web/lib/api/settle-return.ts';
import { notHere, stillOpen } from '#web/lib/payment/payment-words.ts';
import { orderQuery } from '../find-order.ts';
import type { PaymentReturnState } from './payment-return.ts';

/** The first match gives the colour: red, then yellow, then green, so that “not verified” is not green. */
const tones: readonly [words: RegExp, tone: BannerTone][] = [
  [/fail|invalid|not found/i, 'failed'],
  [/cancel|not (?:\w+ )*paid|not (?:\w+ )*(?:verified|completed)/i, 'warning'],
  [/\b(?:completed|verified)\b/i, 'success'],
];

/** The colour of a message on a payment, by its words; a message without any of them is no success. */
export const paymentTone = (message: string): BannerTone =>
  tones.find(([words]) => words.test(message))?.[1] ?? 'warning';

/** Repeats an abandoned order, which knows the amount. */
function TryAgain({ orderId, onChoose }: { orderId: string; onChoose: (amount: Hundredths) => void }) {
  const { data: order, isPending } = useQuery(orderQuery(orderId));
  if (isPending) return <Skeleton className="h-11 w-60 max-w-full" />;
  if (order === undefined || order === 'absent') return null;
  const amount = tokensBoughtWith(cents(order.amount));
  const [what, price] = [`Try again: ${formatTokens(amount)}`, formatAud(amount)];
  return (
    // A phone has no space for the price, so the dialog shows it.
    <Button label={`${what}, ${price}`} onClick={() => onChoose(amount)}>
      <span>
        {what}
        <span className="max-sm:hidden">, {price}</span>
      </span>
    </Button>
  );
}

const waiting = {
  success: 'Checking your payment…',
  cancel: 'Cancelling the payment you left…',
} as const;

export interface PaymentBannerProps extends PaymentReturnState {
  /** The balance is less than the payment brought, because tokens were spent or expired. */
  isLessByNow?: boolean;
  /** The visitor's goal, if it has a name. */
  goOnName?: string | undefined;
  /** Offers the purchase again, if nothing else leads on. */
  onChoose?: ((amount: Hundredths) => void) | undefined;
}

function NextStep({ settlement, left, goOnTo, goOnName, onChoose, ...state }: PaymentBannerProps) {
  const { askAgain, missesToken } = state;
  const { pathname, search } = useLocation();
  if (missesToken)
    return (
      <ButtonLink variant="secondary" to={addresses.logIn({ ref: `${pathname}${search}` })}>
        Log in
      </ButtonLink>
    );
  if (settlement?.settled === false)
    return <Button onClick={askAgain}>{left === 'cancel' ? 'Cancel again' : 'Check again'}</Button>;
  if (settlement?.paid === true)
    return goOnTo === undefined ? null : (
      <ButtonLink to={goOnTo}>{goOnName === undefined ? 'Continue' : `Continue to ${goOnName}`}</ButtonLink>
    );
  if (settlement?.cancelled && settlement.orderId !== undefined && onChoose)
    return <TryAgain orderId={settlement.orderId} onChoose={onChoose} />;
  if (settlement?.absent)
    return (
      <ButtonLink variant="secondary" to={addresses.dashboard()}>
        See your payments
      </ButtonLink>
    );
  return null;
}

/** The address names no payment of this account, so this says where to look, and whom to ask. */
const WhereToLook = () => (
  <p>
    {notHere} If you’ve paid, don’t pay again: your payment and its invoice are on the dashboard of the
    account you paid from.
    {provider.email !== null && (
      <>
        {' '}
        If your card was charged and you can’t find the payment,{' '}
        <a href={`mailto:${provider.email}`}>write to us</a>.
      </>
    )}
  </p>
);

/** What the message means for the money, and what to do. */
function meaningOf(
  settlement: Settlement,
  { left, missesToken, isLessByNow }: PaymentBannerProps,
): ReactNode {
  if (missesToken) return <p>You’re logged out. Log in to come back here.</p>;
  if (settlement.absent) return <WhereToLook />;
  if (settlement.paid)
    return (
      <p>
        {isLessByNow
          ? 'Its tokens were added to your balance. Some have been used since.'
          : 'Your tokens are in your balance.'}
      </p>
    );
  if (settlement.cancelled) return <p>No charge was made. You can choose again below.</p>;
  if (settlement.settled) return undefined;
  if (left === 'cancel') return <p>{stillOpen}</p>;
  return <p>If you paid, your tokens will arrive on their own. Don’t pay twice.</p>;
}

/** The outcome of the payment. Its region always exists, so that changes are announced. */
export function PaymentBanner(state: PaymentBannerProps) {
  const { asking, settlement, missesToken } = state;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNews(box, settlement?.message);
  // The previous dialog was opened from further down the page.
  useEffect(() => {
    if (missesToken) window.scrollTo({ top: 0 });
  }, [missesToken]);

  return (
    <div role="status" className="contents">
      {asking !== undefined && (
        <div className="mt-4 mb-6">
          <Banner tone="pending" title={waiting[asking]}>
            <p>This takes a few seconds.</p>
          </Banner>
        </div>
      )}
      {settlement !== undefined && (
        <div ref={box} tabIndex={-1} className="mt-4 mb-6 outline-none">
          <Banner
            tone={paymentTone(settlement.message)}
            title={settlement.message}
            action={<NextStep {...state} />}
          >
            {meaningOf(settlement, state)}
          </Banner>
        </div>
      )}
    </div>
  );
}
