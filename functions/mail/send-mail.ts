import type { MailStanding } from '#shared/domain/account/mail-stop.ts';
import type { HandOver, Mail } from '../gateways/mail.ts';
import type { MailStopStore } from '../stores/mail-stops.ts';

/**
 * `stopped` means that the address gets no mail until its owner resumes it. A caller that has just read this for the
 * mail passes it in.
 */
export type SendMail = (mail: Mail, asked?: MailStanding) => Promise<'sent' | 'stopped'>;

interface SendDependencies {
  mailStops: Pick<MailStopStore, 'read'>;
  handOver: HandOver;
}

/**
 * Guards: all mail goes through here. The mail stop is read for every mail, because a cached one may be older than a
 * report.
 */
export const buildSendMail =
  ({ mailStops, handOver }: SendDependencies): SendMail =>
  async (mail, asked) => {
    const { mailStop, mailRound = 0 } = asked ?? (await mailStops.read(mail.to));
    if (mailStop !== undefined) return 'stopped';
    await handOver(mail, mailRound);
    return 'sent';
  };
