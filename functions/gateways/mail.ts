import type { SESClient } from '@aws-sdk/client-ses';
import { roundTag } from '#shared/contract/mail-report.ts';
import { timeFor, within } from '../runtime/deadline.ts';
import { mailConfigurationSet, setting } from '../runtime/environment.ts';
import { patient } from '../runtime/patience.ts';
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

/** Sends through SES. The round of the address comes back in every report on the mail. */
export type HandOver = (mail: Mail, round: number) => Promise<void>;

/** Addresses and subjects must be one line, because a line break would start a header of the sender's choice. */
const isOneLine = (text: string): boolean => !/[\r\n]/.test(text);

/** Allows both attempts of the SDK if the first gets no answer. */
const sendTimeoutMs = patient(5000);

let made: Promise<SESClient> | undefined;

/** Creates one client per instance with the first mail. The timeouts are ours, because the SDK would wait forever. */
async function connect(): Promise<SESClient> {
  const { SESClient } = await import('@aws-sdk/client-ses');
  const requestHandler = {
    connectionTimeout: patient(1000),
    requestTimeout: patient(2000),
    throwOnRequestTimeout: true,
  };
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
