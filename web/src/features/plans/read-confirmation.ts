import { paymentFormSentence } from '#shared/contract/errors.ts';
import { type Confirmation, choiceEndedBy } from './confirmation.ts';

/** The task of the confirm page, derived from its address. */
export type ConfirmStep =
  | { kind: 'nothing'; unnamed?: true }
  /** The payment page was never opened. */
  | Extract<Confirmation, { kind: 'refused' }>
  | { kind: 'start'; quoteId: string }
  | { kind: 'verify'; quoteId: string; checkoutId: string }
  | { kind: 'cancel'; quoteId: string; checkoutId: string | undefined };

/**
 * Refused because nothing is missing, so there is nothing to wait for. Or because the session had ended:
 * requesting the run leads through the log-in page, and then shows what is still missing.
 */
const startsAnyway: readonly string[] = ['nothing-to-pay', 'session-invalid'];

const afterRefusal = (code: string): ConfirmStep => {
  const reason = paymentFormSentence(code);
  if (reason === undefined) return { kind: 'nothing' };
  const next = code === 'run-active' ? 'open-active-plan' : 'choose-again';
  return { kind: 'refused', reason, next, ...choiceEndedBy(code) };
};

export function readConfirmation(query: URLSearchParams): ConfirmStep {
  const quoteId = query.get('pc_sid') ?? '';
  const checkoutId = query.get('session_id') || undefined;
  const status = query.get('status');
  const error = query.get('error');
  if (error !== null && !startsAnyway.includes(error)) return afterRefusal(error);
  if (quoteId === '')
    return { kind: 'nothing', ...(checkoutId === undefined && status === null && { unnamed: true }) };
  if (error !== null) return { kind: 'start', quoteId };
  if (status === 'cancel') return { kind: 'cancel', quoteId, checkoutId };
  if (status === 'success') return checkoutId ? { kind: 'verify', quoteId, checkoutId } : { kind: 'nothing' };
  // Without a payment, existing tokens pay for the plan.
  return status === null ? { kind: 'start', quoteId } : { kind: 'nothing' };
}
