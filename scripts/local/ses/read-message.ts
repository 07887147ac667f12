import type { Attachment } from './mail-store.ts';
import { decodeBase64, decodeEncodedWords } from './mime-headers.ts';
import { type Address, formatAddress, parseAddress, splitAddressList } from './parse-address.ts';
import { type MimeMessage, parseMime } from './parse-mime.ts';
import { invalidParameter, SesError } from './ses-error.ts';

export interface OutgoingMessage {
  /** The address that IAM decides on. */
  source: string;
  /** Every address that must be a verified sender. */
  senders: string[];
  from: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: Attachment[];
}

export const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
const MAX_RECIPIENTS = 50;
const MEMBER = String.raw`(\.member\.\d+)?`;
const SEND_EMAIL_FIELDS = new RegExp(
  String.raw`^(Source|Destination\.(To|Cc|Bcc)Addresses${MEMBER}|ReplyToAddresses${MEMBER}|Message\.(Subject|Body\.Text|Body\.Html)\.(Data|Charset))$`,
);
const SEND_RAW_FIELDS = new RegExp(String.raw`^(Source|Destinations${MEMBER}|RawMessage\.Data)$`);

export function readSendEmail(form: URLSearchParams): OutgoingMessage {
  refuseUnknownFields(form, SEND_EMAIL_FIELDS);
  const source = parseAddress(required(form, 'Source'));
  const kinds = ['To', 'Cc', 'Bcc'];
  const to = checkRecipients(kinds.flatMap((kind) => members(form, `Destination.${kind}Addresses`)));
  for (const replyTo of members(form, 'ReplyToAddresses')) parseAddress(replyTo);
  const subject = checkSubject(content(form, 'Message.Subject') ?? missing('Message.Subject.Data'));
  const text = content(form, 'Message.Body.Text') || null;
  const html = content(form, 'Message.Body.Html') || null;
  if (text === null && html === null) throw invalidParameter('Message body is empty');
  checkSize(Buffer.byteLength(subject) + Buffer.byteLength(text ?? '') + Buffer.byteLength(html ?? ''));
  const from = formatAddress(source);
  return {
    source: source.address,
    senders: [source.address],
    from,
    to,
    subject,
    text,
    html,
    attachments: [],
  };
}

export function readSendRawEmail(form: URLSearchParams): OutgoingMessage {
  refuseUnknownFields(form, SEND_RAW_FIELDS);
  const bytes = decodeBase64(required(form, 'RawMessage.Data'));
  checkSize(bytes.length);
  const message = parseMime(bytes);
  const configurationSet = message.headers.get('x-ses-configuration-set');
  if (configurationSet !== undefined) throw noConfigurationSet(configurationSet);
  const author = headerAuthor(message);
  const source = form.get('Source') ? parseAddress(required(form, 'Source')) : author;
  const destinations = members(form, 'Destinations');
  const { text, html, attachments } = message;
  return {
    source: source.address,
    senders: [...new Set([source.address, author.address])],
    from: formatAddress(author),
    to: checkRecipients(destinations.length > 0 ? destinations : headerRecipients(message)),
    subject: checkSubject(decodeEncodedWords(message.headers.get('subject') ?? '')),
    text: text || null,
    html: html || null,
    attachments,
  };
}

function headerAuthor({ headers }: MimeMessage): Address {
  const [author, ...others] = splitAddressList(headers.get('from') ?? '');
  if (author === undefined) throw invalidParameter("Missing required header 'From'.");
  if (others.length > 0) throw invalidParameter("Header 'From' has more than one address.");
  return parseAddress(author);
}

const headerRecipients = ({ headers }: MimeMessage): string[] =>
  ['to', 'cc', 'bcc'].flatMap((name) => splitAddressList(headers.get(name) ?? ''));

function checkRecipients(recipients: string[]): string[] {
  if (recipients.length === 0) throw invalidParameter("Missing required header 'To'.");
  if (recipients.length > MAX_RECIPIENTS) {
    throw invalidParameter(`Recipient count exceeds ${MAX_RECIPIENTS}.`);
  }
  return recipients.map((recipient) => parseAddress(recipient).address);
}

function checkSubject(subject: string): string {
  if (/\p{Cc}/u.test(subject)) throw invalidParameter("Header 'Subject' contains a control character.");
  return subject;
}

function checkSize(size: number): void {
  if (size > MAX_MESSAGE_BYTES) {
    throw invalidParameter(`Message length is more than ${MAX_MESSAGE_BYTES} bytes long: '${size}'.`);
  }
}

function content(form: URLSearchParams, prefix: string): string | undefined {
  const charset = form.get(`${prefix}.Charset`) ?? 'UTF-8';
  if (!/^(utf-8|us-ascii|iso-8859-1)$/i.test(charset)) throw invalidParameter(`Unknown charset '${charset}'`);
  return form.get(`${prefix}.Data`) ?? undefined;
}

/** Parameters of the real SES that would change the outcome here must not be dropped in silence. */
function refuseUnknownFields(form: URLSearchParams, known: RegExp): void {
  for (const [name, value] of form) {
    if (name === 'Action' || name === 'Version' || known.test(name)) continue;
    if (name === 'ConfigurationSetName') throw noConfigurationSet(value);
    throw invalidParameter(`Parameter '${name}' is not supported by the local SES`);
  }
}

const noConfigurationSet = (name: string): SesError =>
  new SesError('ConfigurationSetDoesNotExist', `Configuration set <${name}> does not exist.`);

/** `prefix.member.1`, `prefix.member.2`, …; the SDK sends an empty list as a bare `prefix=`. */
function members(form: URLSearchParams, prefix: string): string[] {
  const found = [...form].filter(([name]) => name.startsWith(`${prefix}.member.`));
  const number = (name: string): number => Number(name.slice(name.lastIndexOf('.') + 1));
  return found.sort(([a], [b]) => number(a) - number(b)).map(([, value]) => value);
}

const required = (form: URLSearchParams, name: string): string => form.get(name) || missing(name);

function missing(name: string): never {
  throw new SesError(
    'ValidationError',
    `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`,
  );
}
