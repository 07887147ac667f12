import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { useFocusOnNews } from '#web/components/use-focus-on-news.ts';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import type { Settlement } from '#web/lib/api/settle-return.ts';
import { notHere, stillOpen } from '#web/lib/payment-words.ts';
import { paymentTone } from './payment-tone.ts';
import { TryAgain } from './try-again.tsx';
import type { PaymentReturnState } from './use-payment-return.ts';

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
