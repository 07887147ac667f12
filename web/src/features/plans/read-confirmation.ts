import { paymentFormSentence } from '#shared/contract/errors.ts';
import type { NextStep } from './confirmation.ts';

/** What the confirm page has to do, by its address. */
export type ConfirmErrand =
  | { kind: 'nothing' }
  /** The payment page was never opened. */
  | { kind: 'refused'; reason: string; next: NextStep }
  | { kind: 'start'; pcSid: string }
  | { kind: 'verify'; pcSid: string; sessionId: string }
  | { kind: 'cancel'; pcSid: string; sessionId: string | undefined };

/**
 * Refused because nothing is missing: then there is nothing to wait for either. Or because the session had ended:
 * asking for the run leads to the log-in page and back, and then tells what is still missing.
 */
const startsAnyway: readonly string[] = ['nothing-to-pay', 'session-invalid'];

const afterRefusal = (code: string): ConfirmErrand => {
  const reason = paymentFormSentence(code);
  if (reason === undefined) return { kind: 'nothing' };
  return { kind: 'refused', reason, next: code === 'run-active' ? 'open-active-plan' : 'choose-again' };
};

export function readConfirmation(query: URLSearchParams): ConfirmErrand {
  const pcSid = query.get('pc_sid') ?? '';
  const sessionId = query.get('session_id') || undefined;
  const status = query.get('status');
  const error = query.get('error');
  if (error !== null && !startsAnyway.includes(error)) return afterRefusal(error);
  if (pcSid === '') return { kind: 'nothing' };
  if (error !== null) return { kind: 'start', pcSid };
  if (status === 'cancel') return { kind: 'cancel', pcSid, sessionId };
  if (status === 'success') return sessionId ? { kind: 'verify', pcSid, sessionId } : { kind: 'nothing' };
  // Without a payment the tokens there are pay for the plan.
  return status === null ? { kind: 'start', pcSid } : { kind: 'nothing' };
}
