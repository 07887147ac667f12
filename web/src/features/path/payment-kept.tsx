import { CircleCheck, Clock } from 'lucide-react';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { sessionEndedState } from '#web/lib/api/session-end.ts';
import { useLocation } from '#web/lib/router/use-router.ts';
import { HeadNotice } from './head-notice.tsx';

/** To somebody who comes back from the payment page logged out: where the money is, and the one way on. */
export function PaymentKept() {
  const { pathname, search } = useLocation();
  const isPaid = search.includes('status=success');
  return (
    <HeadNotice place={null}>
      {isPaid ? (
        <p className="path-reader-title text-leaf">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          Your payment is safe
        </p>
      ) : (
        <p className="path-reader-title text-ochre">
          <Clock aria-hidden className="size-4 shrink-0" />
          You left the payment page
        </p>
      )}
      <p>
        You are logged out. Log in,{' '}
        {isPaid ? 'and this path opens; please don’t pay twice.' : 'and you go on from here.'}
      </p>
      <ButtonLink to={addresses.logIn({ ref: `${pathname}${search}` })} state={sessionEndedState}>
        Log in
      </ButtonLink>
    </HeadNotice>
  );
}
