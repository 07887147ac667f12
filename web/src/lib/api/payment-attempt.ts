import { accountOf } from '../account.ts';
import { onSessionChange, readSession } from '../session.ts';

/** Longer than the server's longest response time. */
const longestMs = 25_000;

export interface PaymentAttempt {
  /** Aborted when the user left or it took too long. */
  signal: AbortSignal;
  /** Whether the user navigated away, so that nothing may be shown any more. */
  isLeft: () => boolean;
  leave: () => void;
  /** Call it when the answer has arrived. */
  end: () => void;
}

/**
 * Guards: a payment page opens only from the page and for the account that asked for it, and a hanging
 * connection blocks no dialog.
 */
export function beginPaymentAttempt(): PaymentAttempt {
  const account = accountOf(readSession());
  const asking = new AbortController();
  let left = false;
  const leave = () => {
    left = true;
    asking.abort();
  };
  const timer = setTimeout(() => asking.abort(), longestMs);
  const unhear = onSessionChange(() => {
    if (accountOf(readSession()) !== account) leave();
  });
  // Back and Forward may only close the dialog.
  addEventListener('popstate', leave);
  const end = () => {
    clearTimeout(timer);
    unhear();
    removeEventListener('popstate', leave);
  };
  return { signal: asking.signal, isLeft: () => left, leave, end };
}
