import type { MailStanding } from '#shared/domain/account/mail-stop.ts';
import type { HandOver, Mail } from '../gateways/mail.ts';
import type { MailStopStore } from '../stores/mail-stops.ts';

/**
 * Stopped: the address is written to no more, until its owner says otherwise. Whoever has asked the database for this
 * very mail gives what it said.
 */
export type SendMail = (mail: Mail, asked?: MailStanding) => Promise<'sent' | 'stopped'>;

interface SendDependencies {
  mailStops: Pick<MailStopStore, 'read'>;
  handOver: HandOver;
}

/**
 * Guards: the one way out for mail. Whether the address may be written to is asked of the database for every mail, since
 * what an instance remembers is older than a report.
 */
export const buildSendMail =
  ({ mailStops, handOver }: SendDependencies): SendMail =>
  async (mail, asked) => {
    const { mailStop, mailRound = 0 } = asked ?? (await mailStops.read(mail.to));
    if (mailStop !== undefined) return 'stopped';
    await handOver(mail, mailRound);
    return 'sent';
  };
