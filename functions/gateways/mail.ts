import type { SESClient } from '@aws-sdk/client-ses';
import { roundTag } from '#shared/contract/mail-report.ts';
import { timeFor, within } from '../runtime/deadline.ts';
import { mailConfigurationSet, setting } from '../runtime/environment.ts';
import { composeMime } from './compose-mime.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
}

/** To SES; which round of its address's standing it belongs to comes back in whatever is reported of it. */
export type HandOver = (mail: Mail, round: number) => Promise<void>;

/** One line each: a line break in an address or a subject would start a header of the sender's choosing. */
const isOneLine = (text: string): boolean => !/[\r\n]/.test(text);

/** Both of the SDK's attempts, should the first one get no answer. */
const sendTimeoutMs = 5000;

let made: Promise<SESClient> | undefined;

/** One client an instance, loaded when the first mail is sent. Of itself the SDK waits for an answer without end. */
async function connect(): Promise<SESClient> {
  const { SESClient } = await import('@aws-sdk/client-ses');
  const requestHandler = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };
  return new SESClient({ maxAttempts: 2, requestHandler });
}

export const handOver: HandOver = async (mail, round) => {
  const { to, subject, text, html, attachment } = mail;
  if (!isOneLine(to) || !isOneLine(subject)) throw new Error('A mail header holds a line break');
  made ??= connect();
  const [ses, { SendEmailCommand, SendRawEmailCommand }] = await Promise.all([
    made,
    import('@aws-sdk/client-ses'),
  ]);
  const from = setting('MAIL_FROM');
  const reported = {
    ConfigurationSetName: mailConfigurationSet(),
    Tags: [{ Name: roundTag, Value: String(round) }],
  };
  if (attachment !== undefined) {
    const Data = await composeMime({ to, subject, text, html, from, attachment });
    const raw = new SendRawEmailCommand({
      Source: from,
      Destinations: [to],
      RawMessage: { Data },
      ...reported,
    });
    return void (await within(timeFor(sendTimeoutMs), ses.send(raw)));
  }
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const command = new SendEmailCommand({
    Source: from,
    Destination: { ToAddresses: [to] },
    Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    ...reported,
  });
  await within(timeFor(sendTimeoutMs), ses.send(command));
};
