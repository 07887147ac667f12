import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { readReturn } from '#web/lib/read-return.ts';
import { HeadNotice } from './head-notice.tsx';

/**
 * For a logged-out reader who returns from the payment page: where the money is, and how to continue. It
 * makes no claim about a payment, because the address could be forged.
 */
export function PaymentKept() {
  const { pathname, search } = useLocation();
  const isPaid = readReturn(new URLSearchParams(search))?.kind === 'success';
  return (
    <HeadNotice place={null}>
      <p className="path-reader-title text-ochre">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        You are logged out
      </p>
      <p>
        {isPaid
          ? 'If you’ve just paid, your payment is safe. Log in to keep going, and don’t pay twice.'
          : 'Log in to keep going.'}
      </p>
      <ButtonLink to={addresses.logIn({ ref: `${pathname}${search}` })}>Log in</ButtonLink>
    </HeadNotice>
  );
}
