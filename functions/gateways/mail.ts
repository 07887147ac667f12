import { setting } from '../runtime/environment.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** One line each: a line break in an address or a subject would start a header of the sender's choosing. */
const isOneLine = (text: string): boolean => !/[\r\n]/.test(text);

export const sendMail: SendMail = async ({ to, subject, text, html }) => {
  if (!isOneLine(to) || !isOneLine(subject)) throw new Error('A mail header holds a line break');
  const { SESClient, SendEmailCommand } = await import('@aws-sdk/client-ses');
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await new SESClient({}).send(
    new SendEmailCommand({
      Source: setting('MAIL_FROM'),
      Destination: { ToAddresses: [to] },
      Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    }),
  );
};
