import { paymentFormSentence } from '#shared/contract/errors.ts';

/** What the address says on how a payment went. */
export type PaymentReturnNews =
  | { kind: 'success' | 'cancel'; checkoutId: string }
  | { kind: 'refused'; sentence: string };

const unknownRefusal = 'The payment failed to start. Please try again.';

/** The return from the payment page, or from a form that was refused; its words come from us, never from the address. */
export function readReturn(query: URLSearchParams): PaymentReturnNews | undefined {
  const code = query.get('error');
  if (code !== null) return { kind: 'refused', sentence: paymentFormSentence(code) ?? unknownRefusal };
  const status = query.get('status');
  const checkoutId = query.get('session_id') ?? '';
  if (checkoutId === '' || (status !== 'success' && status !== 'cancel')) return undefined;
  return { kind: status, checkoutId };
}
