import { paymentFormSentence } from '#shared/contract/errors.ts';

/** The outcome of a payment according to the address. */
export type PaymentReturnNews =
  | { kind: 'success' | 'cancel'; checkoutId: string }
  | { kind: 'refused'; code: string; sentence: string };

/** Set by the link in a receipt, which may be opened long after the payment, and repeatedly. */
export const fromReceipt = 'receipt';

const unknownRefusal = 'The payment failed to start. Please try again.';

/**
 * Reads the return from the payment page, or from a refused form; the words are ours, never the address's.
 */
export function readReturn(query: URLSearchParams): PaymentReturnNews | undefined {
  const code = query.get('error');
  if (code !== null) return { kind: 'refused', code, sentence: paymentFormSentence(code) ?? unknownRefusal };
  const status = query.get('status');
  const checkoutId = query.get('session_id') ?? '';
  if (checkoutId === '' || (status !== 'success' && status !== 'cancel')) return undefined;
  return { kind: status, checkoutId };
}

/** The other parameters stay: where to continue, and what is being bought. */
export const withoutReturn = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['status', 'session_id', 'error', fromReceipt]) rest.delete(name);
  return rest;
};
