import PostalMime from 'postal-mime';
import { Refusal } from '../refusal.ts';
import type { Attachment, NewMail } from './mail-store.ts';
import { formatAddress, readAddress } from './read-address.ts';

export interface OutgoingMessage {
  /** The address that IAM checks. */
  source: string;
  /** The addresses that must all be verified senders. */
  senders: string[];
  mail: Omit<NewMail, 'at'>;
  /** Where bounces and complaints are reported, and with which tags. */
  reported: { configurationSet?: string; tags: Record<string, string[]> };
}

export const mostMessageBytes = 10 * 1024 * 1024;
const mostRecipients = 50;
const longestLine = 998;

type Fields = Map<string, string>;

/**
 * The fields that the product sends with each action. Others are refused, since they might change the outcome on AWS.
 */
export const actions: Readonly<
  Record<string, (fields: Fields) => OutgoingMessage | Promise<OutgoingMessage>>
> = { SendEmail: readSendEmail, SendRawEmail: readSendRawEmail };

function readSendEmail(fields: Fields): OutgoingMessage {
  const source = readAddress(take(fields, 'Source'));
  const to = takeRecipients(fields, 'Destination.ToAddresses');
  const reported = takeReported(fields);
  const [subject, text, html] = ['Subject', 'Body.Text', 'Body.Html'].map((part) => {
    const charset = fields.get(`Message.${part}.Charset`) ?? 'UTF-8';
    if (charset.toUpperCase() !== 'UTF-8') throw invalid(`Charset '${charset}' is not supported here`);
    fields.delete(`Message.${part}.Charset`);
    return part === 'Subject'
      ? take(fields, 'Message.Subject.Data')
      : takeOptional(fields, `Message.${part}.Data`);
  });
  refuseRest(fields);
  if (!text && !html) throw invalid('Message body is empty');
  checkSize(Buffer.byteLength(`${subject}${text ?? ''}${html ?? ''}`));
  return {
    source: source.address,
    senders: [source.address],
    reported,
    mail: {
      from: formatAddress(source),
      to,
      subject: checkSubject(subject ?? ''),
      text: text || null,
      html: html || null,
      attachments: [],
    },
  };
}

async function readSendRawEmail(fields: Fields): Promise<OutgoingMessage> {
  const source = readAddress(take(fields, 'Source'));
  const to = takeRecipients(fields, 'Destinations');
  const reported = takeReported(fields);
  const bytes = Buffer.from(take(fields, 'RawMessage.Data'), 'base64');
  refuseRest(fields);
  checkSize(bytes.length);
  if (
    bytes
      .toString('latin1')
      .split(/\r?\n/)
      .some((line) => line.length > longestLine)
  )
    throw invalid(`Message has a line longer than ${longestLine} characters`);
  const { headers, subject = '', text, html, attachments } = await PostalMime.parse(bytes);
  const named = headers.map(({ key }) => key);
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  if (twice !== undefined) throw invalid(`Duplicate header '${twice}'.`);
  if (named.includes('x-ses-configuration-set')) throw invalid('Configuration sets are not supported here');
  const author = readAddress(headers.find(({ key }) => key === 'from')?.value ?? '');
  return {
    source: source.address,
    senders: [source.address, author.address],
    reported,
    mail: {
      from: formatAddress(author),
      to,
      subject: checkSubject(subject),
      text: text || null,
      html: html || null,
      attachments: attachments.map(
        ({ filename, mimeType, content }, index): Attachment => ({
          filename: filename?.replace(/\p{Cc}/gu, '') || `attachment-${index + 1}`,
          contentType: mimeType,
          bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
        }),
      ),
    },
  };
}

function takeOptional(fields: Fields, name: string): string | undefined {
  const value = fields.get(name);
  fields.delete(name);
  return value;
}

function take(fields: Fields, name: string): string {
  const value = takeOptional(fields, name);
  if (value === undefined) throw new Refusal('ValidationError', `Value at '${name}' must not be null`);
  return value;
}

/** Takes `name.member.1`, `name.member.2`, …; the SDK sends an empty list as a bare `name=`. */
function takeRecipients(fields: Fields, name: string): string[] {
  const recipients: string[] = [];
  takeOptional(fields, name);
  for (let number = 1; fields.has(`${name}.member.${number}`); number += 1)
    recipients.push(readAddress(take(fields, `${name}.member.${number}`)).address);
  if (recipients.length === 0) throw invalid("Missing required header 'To'.");
  if (recipients.length > mostRecipients) throw invalid(`Recipient count exceeds ${mostRecipients}.`);
  return recipients;
}

function takeReported(fields: Fields): OutgoingMessage['reported'] {
  const configurationSet = takeOptional(fields, 'ConfigurationSetName');
  const tags: Record<string, string[]> = {};
  for (let number = 1; fields.has(`Tags.member.${number}.Name`); number += 1) {
    const [name, value] = ['Name', 'Value'].map((part) => take(fields, `Tags.member.${number}.${part}`));
    if (!isTag(name) || !isTag(value)) throw invalid(`Tag '${name}' holds what no tag may hold`);
    tags[name] = [value];
  }
  return configurationSet === undefined ? { tags } : { configurationSet, tags };
}

const isTag = (text = ''): text is string => /^[\w-]{1,256}$/.test(text);

function refuseRest(fields: Fields): void {
  const [name] = fields.keys();
  if (name !== undefined) throw invalid(`Parameter '${name}' is not supported by the local SES`);
}

function checkSubject(subject: string): string {
  if (/\p{Cc}/u.test(subject)) throw invalid("Header 'Subject' contains a control character.");
  return subject;
}

function checkSize(size: number): void {
  if (size > mostMessageBytes)
    throw invalid(`Message length is more than ${mostMessageBytes} bytes long: '${size}'.`);
}

const invalid = (message: string): Refusal => new Refusal('InvalidParameterValue', message);
