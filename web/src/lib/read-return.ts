import { paymentFormSentence } from '#shared/contract/errors.ts';

/** What the address says on how a payment went. */
export type PaymentReturnNews =
  | { kind: 'success' | 'cancel'; checkoutId: string }
  | { kind: 'refused'; code: string; sentence: string };

/** Set by the link of a receipt, which may be opened long after the payment led back, and again. */
export const fromReceipt = 'receipt';

const unknownRefusal = 'The payment failed to start. Please try again.';

/** The return from the payment page, or from a form that was refused; its words come from us, never from the address. */
export function readReturn(query: URLSearchParams): PaymentReturnNews | undefined {
  const code = query.get('error');
  if (code !== null) return { kind: 'refused', code, sentence: paymentFormSentence(code) ?? unknownRefusal };
  const status = query.get('status');
  const checkoutId = query.get('session_id') ?? '';
  if (checkoutId === '' || (status !== 'success' && status !== 'cancel')) return undefined;
  return { kind: status, checkoutId };
}

/** What else the address holds stays: where to go on to, and what is being bought. */
export const withoutReturn = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['status', 'session_id', 'error', fromReceipt]) rest.delete(name);
  return rest;
};
