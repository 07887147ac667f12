import type { Settlement } from '#web/lib/api/settle-return.ts';
import type { PaymentReturnState } from './use-payment-return.ts';

const refusals: readonly [words: RegExp, title: string][] = [
  [/not found/i, 'Payment not found'],
  [/refunded/i, 'Payment refunded'],
  [/not (?:\w+ )*paid/i, 'Payment not completed'],
];

const refusedTitle = ({ message }: Settlement): string =>
  refusals.find(([words]) => words.test(message))?.[1] ?? 'Payment not confirmed';

const asked = { success: 'Confirming your payment', cancel: 'Cancelling your payment' } as const;

/**
 * The state of a payment that has brought nothing so far; undefined on a page for buying, or once it is paid.
 */
export function paymentTitle({
  asking,
  settlement,
  left,
  notStarted,
  missesToken,
}: Pick<PaymentReturnState, 'asking' | 'settlement' | 'left' | 'notStarted' | 'missesToken'>):
  | string
  | undefined {
  if (asking !== undefined) return asked[asking];
  if (settlement === undefined || settlement.paid || missesToken) return undefined;
  if (notStarted) return 'Payment not started';
  if (settlement.cancelled) return 'Payment cancelled';
  return left === 'cancel' ? 'Payment not cancelled' : refusedTitle(settlement);
}
