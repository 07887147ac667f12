import { payRoutes } from '#shared/contract/routes/pay.ts';
import { type ApiResult, callRoute } from '#web/lib/api/call-route.ts';
import { tellAccountChange } from '../session/account-changes.ts';
import { readSession } from '../session/session.ts';

export interface Settlement {
  message: string;
  /** Checking again would change nothing. */
  settled: boolean;
  /** The tokens of this payment are in the balance. */
  paid: boolean;
  /** The server has closed its page, so no further charge is possible. */
  cancelled: boolean;
  /** This account has no such payment; another may have it. */
  absent?: true;
  /** The order of a completed or reversed payment. */
  orderId?: string | undefined;
  /** The path it was paid for, `<personaSlug>/<pathSlug>`, and the agreed price. */
  unlocks?: { path: string; price: number } | undefined;
}

export const missingToken: Settlement = {
  message: 'Missing token.',
  settled: false,
  paid: false,
  cancelled: false,
};

export interface LeftPayment {
  kind: 'success' | 'cancel';
  checkoutId: string;
}

const words = {
  success: { done: 'Payment verified.', failed: 'Verification failed. Please try again.' },
  cancel: { done: 'Payment was cancelled.', failed: 'Cancellation failed. Please try again.' },
} as const;

/**
 * Refusals that are not final for the payment: it can be checked again in a moment, after the log-in or once
 * our staff has looked.
 */
const passing: readonly string[] = [
  'session-invalid',
  'payment-not-paid',
  'payment-mismatch',
  'wallet-frozen',
  'conflict',
  'too-many-requests',
];

type Answer = { global: string } & Pick<Settlement, 'orderId' | 'unlocks'>;

export function settlementOf(kind: LeftPayment['kind'], result: ApiResult<Answer>): Settlement {
  const { done, failed } = words[kind];
  if (result.ok) {
    const { global, orderId, unlocks } = result.answer;
    const paid = kind === 'success';
    return { message: global || done, settled: true, paid, cancelled: !paid, orderId, unlocks };
  }
  if (result.kind === 'network' || result.status >= 500)
    return { message: failed, settled: false, paid: false, cancelled: false };
  const { code, message } = result;
  return {
    message: message || failed,
    settled: !passing.includes(code),
    paid: code === 'payment-completed',
    cancelled: false,
    ...(code === 'not-found' && { absent: true }),
  };
}

/** Reports to the server how the payment page was left. Repeating it changes nothing. */
export async function settleReturn({ kind, checkoutId }: LeftPayment): Promise<Settlement> {
  if (readSession() === null) return missingToken;
  const result =
    kind === 'success'
      ? await callRoute(payRoutes.verifyPayment, { body: { sessionId: checkoutId } })
      : await callRoute(payRoutes.cancelPayment, { query: { session_id: checkoutId } });
  const outcome = settlementOf(kind, result);
  if (outcome.paid) tellAccountChange('user', 'orders');
  return outcome;
}
