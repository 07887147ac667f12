import { accountOf } from '../account.ts';
import { onSessionChange, readSession } from '../session.ts';

/** Longer than the server takes for an answer, whatever comes. */
const longestMs = 25_000;

export interface PaymentAttempt {
  /** Given up: left, or tried for too long. */
  signal: AbortSignal;
  /** Whether it was turned away from: nothing of it shows any more. */
  isLeft: () => boolean;
  leave: () => void;
  /** For when its answer is there. */
  end: () => void;
}

/**
 * Guards: nobody is taken to a payment page from another page than the one they pressed on, nor as another person than
 * they were, nor held in a dialog by a connection that hangs.
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
  // Back and Forward may only close the dialog that asked.
  addEventListener('popstate', leave);
  const end = () => {
    clearTimeout(timer);
    unhear();
    removeEventListener('popstate', leave);
  };
  return { signal: asking.signal, isLeft: () => left, leave, end };
}
