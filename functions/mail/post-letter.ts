import type { Clock } from '#shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import type { Letter } from '../stores/letter.ts';
import { composeMail } from './compose-mail.ts';
import { isRefusedAddress } from './is-refused-address.ts';
import type { SendMail } from './send-mail.ts';

export type PostLetter = (to: string, letter: Letter) => Promise<boolean>;

/**
 * Sends a letter beside something that has already happened: when the mail fails, that stays as it is, and an operator
 * is told unless only the address is to blame. False then, for a caller whose whole purpose was the mail.
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
