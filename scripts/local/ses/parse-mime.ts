import {
  type ByteString,
  decodeBase64,
  decodeCharset,
  decodeQuotedPrintable,
  type Headers,
  type ParameterisedValue,
  parseHeaders,
  parseParameters,
} from './mime-headers.ts';
import { invalidParameter } from './ses-error.ts';

export interface MimeAttachment {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

export interface MimeMessage {
  headers: Headers;
  text: string | null;
  html: string | null;
  attachments: MimeAttachment[];
}

const MAX_DEPTH = 10;
const MAX_PARTS = 500;

/**
 * Reads the subset of MIME that mail programs agree on, and refuses the rest instead of guessing:
 * a message that only this parser understood would fail in somebody's inbox.
 */
export function parseMime(bytes: Buffer): MimeMessage {
  const source = bytes.toString('latin1');
  if (source.split('\n').some((line) => line.replace(/\r$/, '').length > 998)) {
    throw invalidParameter('Message has a line longer than 1000 characters including its line ending');
  }
  const root = splitEntity(source);
  const message: MimeMessage = { headers: root.headers, text: null, html: null, attachments: [] };
  let parts = 0;
  const visit = (entity: Entity, depth: number): void => {
    parts += 1;
    if (parts > MAX_PARTS) throw invalidParameter(`Message has more than ${MAX_PARTS} MIME parts`);
    if (depth > MAX_DEPTH) throw invalidParameter('MIME parts are nested too deeply');
    const type = parseParameters(entity.headers.get('content-type') || 'text/plain; charset=us-ascii');
    if (!/^[\w.+-]+\/[\w.+-]+$/.test(type.value)) throw invalidParameter('Content-Type is malformed');
    if (!type.value.startsWith('multipart/')) {
      addLeaf(message, entity, type);
      return;
    }
    for (const part of splitMultipart(entity.body, type.parameters.get('boundary') ?? '')) {
      visit(splitEntity(part), depth + 1);
    }
  };
  visit(root, 0);
  return message;
}

interface Entity {
  headers: Headers;
  body: ByteString;
}

function splitEntity(source: ByteString): Entity {
  const blankLine = /^\r?\n|\r?\n\r?\n/.exec(source);
  if (blankLine === null) return { headers: parseHeaders(source), body: '' };
  return {
    headers: parseHeaders(source.slice(0, blankLine.index)),
    body: source.slice(blankLine.index + blankLine[0].length),
  };
}

function splitMultipart(body: ByteString, boundary: string): ByteString[] {
  if (boundary === '') throw invalidParameter('Multipart content without a boundary');
  const literal = boundary.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const delimiter = new RegExp(String.raw`(?:^|\r?\n)--${literal}(--)?[ \t]*(?=\r?\n|$)`, 'g');
  const parts: ByteString[] = [];
  let start: number | undefined;
  for (const match of body.matchAll(delimiter)) {
    if (start !== undefined) parts.push(body.slice(start, match.index));
    if (match[1] !== undefined) return parts;
    const end = match.index + match[0].length;
    start = end + (body.startsWith('\r\n', end) ? 2 : 1);
  }
  throw invalidParameter('Multipart content without its closing boundary');
}

function addLeaf(message: MimeMessage, entity: Entity, type: ParameterisedValue): void {
  const disposition = parseParameters(entity.headers.get('content-disposition') ?? '');
  const filename = disposition.parameters.get('filename') ?? type.parameters.get('name');
  const bytes = decodeTransfer(entity);
  const isShown = disposition.value !== 'attachment' && filename === undefined;
  if (isShown && type.value === 'text/plain' && message.text === null) {
    message.text = decodeText(bytes, type);
  } else if (isShown && type.value === 'text/html' && message.html === null) {
    message.html = decodeText(bytes, type);
  } else {
    message.attachments.push({
      filename: withoutControls(filename ?? '') || `attachment-${message.attachments.length + 1}`,
      contentType: type.value,
      bytes,
    });
  }
}

function decodeTransfer({ headers, body }: Entity): Buffer {
  const encoding = (headers.get('content-transfer-encoding') || '7bit').toLowerCase();
  switch (encoding) {
    case 'base64':
      return decodeBase64(body);
    case 'quoted-printable':
      return decodeQuotedPrintable(body);
    case '7bit':
    case '8bit':
    case 'binary':
      return Buffer.from(body, 'latin1');
    default:
      throw invalidParameter(`Unknown Content-Transfer-Encoding '${encoding}'`);
  }
}

const decodeText = (bytes: Buffer, type: ParameterisedValue): string =>
  decodeCharset(bytes, type.parameters.get('charset') ?? 'us-ascii').replaceAll('\r\n', '\n');

const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();
