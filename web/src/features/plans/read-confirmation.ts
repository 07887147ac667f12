import { paymentFormSentence } from '../../../../shared/contract/errors.ts';

/** What the confirm page has to do, by its address. */
export type ConfirmErrand =
  | { kind: 'nothing'; sentence?: string }
  | { kind: 'start'; pcSid: string }
  | { kind: 'verify'; pcSid: string; sessionId: string }
  | { kind: 'cancel'; pcSid: string; sessionId: string | undefined };

/** Refused because nothing is missing: then there is nothing to wait for either. */
const covered = 'nothing-to-pay';

export function readConfirmation(query: URLSearchParams): ConfirmErrand {
  const pcSid = query.get('pc_sid') ?? '';
  const sessionId = query.get('session_id') || undefined;
  const status = query.get('status');
  const error = query.get('error');
  if (error !== null && error !== covered) {
    const sentence = paymentFormSentence(error);
    return sentence === undefined ? { kind: 'nothing' } : { kind: 'nothing', sentence };
  }
  if (pcSid === '') return { kind: 'nothing' };
  if (status === 'cancel') return { kind: 'cancel', pcSid, sessionId };
  if (status === 'success') return sessionId ? { kind: 'verify', pcSid, sessionId } : { kind: 'nothing' };
  // Without a payment the tokens there are pay for the plan.
  return status === null ? { kind: 'start', pcSid } : { kind: 'nothing' };
}
