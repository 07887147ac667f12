import type { Clock } from '#shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import type { Letter } from '../stores/letter.ts';
import { composeMail } from './compose-mail.ts';
import { isRefusedAddress } from './is-refused-address.ts';
import type { SendMail } from './send-mail.ts';

export type PostLetter = (to: string, letter: Letter) => Promise<boolean>;

/**
 * Sends a letter about something that has already happened and does not depend on the mail. A failure is reported to an
 * operator unless only the address is to blame. Returns false then, for a caller that exists only to send the mail.
 */
export function buildPostLetter({ clock, sendMail }: { clock: Clock; sendMail: SendMail }): PostLetter {
  return async (to, letter) => {
    try {
      return (await sendMail(composeMail(to, letter))) === 'sent';
    } catch (error) {
      if (isRefusedAddress(error)) return false;
      const reason = error instanceof Error ? error.name : 'unknown';
      raiseAlarm('mail-failed', { subject: letter.subject, reason }, clock.nowMs());
      return false;
    }
  };
}
