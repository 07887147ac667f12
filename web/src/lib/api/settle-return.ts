import { payRoutes } from '#shared/contract/routes/pay.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { type ApiResult, callRoute } from '#web/lib/api/call-route.ts';
import { readSession } from '#web/lib/session.ts';

export interface Settlement {
  message: string;
  /** Nothing would be gained by asking again. */
  settled: boolean;
  /** The tokens of this payment are in the balance. */
  paid: boolean;
  /** Its page is closed: the server has seen to it that nobody was charged. */
  cancelled: boolean;
  /** This account has no such payment; another may have it. */
  absent?: true;
  /** The order of a payment that was made or taken back. */
  orderId?: string | undefined;
  /** The path it was paid for, `<personaSlug>/<pathSlug>`, and the price that was agreed to. */
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

/** Refusals that say nothing final of the payment: it may be asked about again, in a moment, after the log-in or once our staff has looked. */
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

/** Tells the server how the payment page was left. Doing it again changes nothing more. */
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
