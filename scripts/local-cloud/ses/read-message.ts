import PostalMime, { addressParser } from 'postal-mime';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import type { NewMail } from './mail-store.ts';

export interface OutgoingMessage {
  /** The address that IAM checks. */
  source: string;
  /** The addresses that must all be verified senders. */
  senders: string[];
  mail: Omit<NewMail, 'at'>;
  /** Where bounces and complaints are reported, and with which tags. */
  configurationSet: string;
  tags: Record<string, string[]>;
}

export const mostMessageBytes = 10 * 1024 * 1024;
const longestLine = 998;

const tag = z.string().regex(/^[\w-]{1,256}$/);
const utf8 = z.literal('UTF-8');
const common = {
  Source: z.string(),
  ConfigurationSetName: z.string(),
  'Tags.member.1.Name': tag,
  'Tags.member.1.Value': tag,
};
/** A mail has one recipient and a subject of one line. */
const emailFields = z.strictObject({
  ...common,
  'Destination.ToAddresses.member.1': z.string(),
  'Message.Subject.Data': z.string().regex(/^\P{Cc}*$/u),
  'Message.Subject.Charset': utf8,
  'Message.Body.Text.Data': z.string().min(1),
  'Message.Body.Text.Charset': utf8,
  'Message.Body.Html.Data': z.string().min(1),
  'Message.Body.Html.Charset': utf8,
});
const rawFields = z.strictObject({
  ...common,
  'Destinations.member.1': z.string(),
  'RawMessage.Data': z.base64(),
});

type Fields = Record<string, string>;

/** The fields that the product sends with each action. Others are refused, since they might change the outcome on AWS. */
export const actions: Readonly<Record<string, (fields: Fields) => Promise<OutgoingMessage>>> = {
  async SendEmail(given) {
    const fields = parse(emailFields, given);
    const [subject, text, html] = [
      fields['Message.Subject.Data'],
      fields['Message.Body.Text.Data'],
      fields['Message.Body.Html.Data'],
    ];
    checkSize(Buffer.byteLength(subject + text + html));
    const from = readAddress(fields.Source);
    const to = [readAddress(fields['Destination.ToAddresses.member.1']).address];
    return {
      ...envelope(fields),
      senders: [from.address],
      mail: { from: from.shown, to, subject, text, html, attachments: [] },
    };
  },

  async SendRawEmail(given) {
    const fields = parse(rawFields, given);
    const bytes = Buffer.from(fields['RawMessage.Data'], 'base64');
    checkSize(bytes.length);
    const lines = bytes.toString('latin1').split(/\r?\n/);
    if (lines.some((line) => line.length > longestLine))
      throw invalid(`Message has a line longer than ${longestLine} characters`);
    const { headers, subject = '', text = null, html = null, attachments } = await PostalMime.parse(bytes);
    const from = readAddress(headers.find(({ key }) => key === 'from')?.value ?? '');
    const to = [readAddress(fields['Destinations.member.1']).address];
    const enclosed = attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      contentType: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    }));
    return {
      ...envelope(fields),
      senders: [readAddress(fields.Source).address, from.address],
      mail: { from: from.shown, to, subject, text, html, attachments: enclosed },
    };
  },
};

const envelope = (fields: z.output<z.ZodObject<typeof common>>) => ({
  source: readAddress(fields.Source).address,
  configurationSet: fields.ConfigurationSetName,
  tags: { [fields['Tags.member.1.Name']]: [fields['Tags.member.1.Value']] },
});

function parse<T>(schema: z.ZodType<T>, fields: Fields): T {
  const { data, error } = schema.safeParse(fields);
  if (error) throw invalid(z.prettifyError(error));
  return data as T;
}

function checkSize(size: number): void {
  if (size > mostMessageBytes)
    throw invalid(`Message length is more than ${mostMessageBytes} bytes long: '${size}'.`);
}

const invalid = (message: string): Refusal => new Refusal('InvalidParameterValue', message);

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const legal = new RegExp(
  String.raw`^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@${label}(?:\.${label})*$`,
);

/** Refuses what SES would refuse, so that a bad address fails before the deployment. */
function readAddress(text: string): { address: string; shown: string } {
  const [mailbox, ...others] = addressParser(text, { flatten: true });
  const { name = '', address = '' } = mailbox ?? {};
  const isOne =
    others.length === 0 &&
    (text.includes('<') ? text.trimEnd().endsWith(`<${address}>`) : text.trim() === address);
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  if (!isOne || !isAscii || !legal.test(address) || address.indexOf('@') > 64 || address.length > 320)
    throw invalid(`Illegal address: ${JSON.stringify(text)}`);
  return { address, shown: name ? `${name} <${address}>` : address };
}
