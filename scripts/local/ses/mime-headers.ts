import { invalidParameter } from './ses-error.ts';

/** Here and in parse-mime.ts a "byte string" holds one byte a character (latin1), so that regexes work on bytes. */
export type ByteString = string;

/** Header values by lower-case name, unfolded, with encoded words still encoded. */
export type Headers = ReadonlyMap<string, string>;

export interface ParameterisedValue {
  value: string;
  parameters: ReadonlyMap<string, string>;
}

const HEADER_LINE = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:[ \t]*(.*)$/s;

/** Headers that RFC 5322 and SES allow once only, and without which this parser could be led astray. */
const ONCE_ONLY = new Set(
  'from sender reply-to to cc bcc subject date message-id mime-version content-type content-transfer-encoding content-disposition'.split(
    ' ',
  ),
);

export function parseHeaders(block: ByteString): Headers {
  const headers = new Map<string, string>();
  const unfolded = block.replace(/\r?\n(?=[ \t])/g, '');
  for (const line of unfolded.split(/\r?\n/)) {
    if (line === '') continue;
    const [, rawName, rawValue] = HEADER_LINE.exec(line) ?? [];
    if (rawName === undefined || rawValue === undefined) {
      throw invalidParameter("Header line without a name and ':'");
    }
    const name = rawName.toLowerCase();
    if (ONCE_ONLY.has(name) && headers.has(name)) throw invalidParameter(`Duplicate header '${rawName}'.`);
    headers.set(name, Buffer.from(rawValue, 'latin1').toString('utf8').trim());
  }
  return headers;
}

/** RFC 2047. Adjacent words of one charset are joined as bytes first: writers split inside a character. */
export function decodeEncodedWords(text: string): string {
  const word = String.raw`=\?[^?\s]+\?[BbQq]\?[^?\s]*\?=`;
  return text.replace(new RegExp(`${word}(?:\\s+${word})*`, 'g'), (run) => {
    const groups: { charset: string; bytes: Buffer[] }[] = [];
    for (const [, label = '', encoding = '', payload = ''] of run.matchAll(
      /=\?([^?\s]+)\?([BbQq])\?([^?\s]*)\?=/g,
    )) {
      const charset = label.replace(/\*.*$/, '').toLowerCase();
      const bytes = encoding.toUpperCase() === 'B' ? decodeBase64(payload) : decodeQWord(payload);
      const last = groups.at(-1);
      if (last?.charset === charset) last.bytes.push(bytes);
      else groups.push({ charset, bytes: [bytes] });
    }
    return groups.map(({ charset, bytes }) => decodeCharset(Buffer.concat(bytes), charset)).join('');
  });
}

/** `type/subtype; name=value`, with quoted values and RFC 2231 continuations and charsets. */
export function parseParameters(header: string): ParameterisedValue {
  const value = (header.split(';', 1)[0] ?? '').trim().toLowerCase();
  const raw = new Map<string, string>();
  const parameter = /;\s*([^\s=;"]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;\s]*)/g;
  for (const [, name = '', text = ''] of header.matchAll(parameter)) {
    raw.set(name.toLowerCase(), text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text);
  }
  const parameters = new Map<string, string>();
  for (const key of raw.keys()) {
    const name = key.replace(/\*.*$/, '');
    parameters.set(name, decodeExtended(raw, name) ?? decodeEncodedWords(raw.get(name) ?? ''));
  }
  return { value, parameters };
}

export function decodeCharset(bytes: Uint8Array, charset: string): string {
  // TextDecoder takes us-ascii for windows-1252 and would turn undeclared UTF-8 into mojibake.
  if (/^(us-)?ascii$/i.test(charset) && bytes.some((byte) => byte > 0x7f)) {
    throw invalidParameter('Content has non-ASCII bytes but declares no charset for them');
  }
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw invalidParameter(`Content is not valid in charset '${charset}'`);
  }
}

export function decodeBase64(text: ByteString): Buffer {
  const packed = text.replace(/[\r\n\t ]+/g, '');
  if (packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(packed)) {
    throw invalidParameter('Content is not valid base64');
  }
  return Buffer.from(packed, 'base64');
}

export function decodeQuotedPrintable(text: ByteString): Buffer {
  const joined = text.replace(/[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, '');
  if (/=(?![0-9A-Fa-f]{2})/.test(joined)) throw invalidParameter('Content is not valid quoted-printable');
  return unescapeBytes(joined, /=([0-9A-Fa-f]{2})/g);
}

function decodeQWord(payload: string): Buffer {
  return decodeQuotedPrintable(
    payload.replaceAll('_', ' ').replace(/ +$/, (spaces) => '=20'.repeat(spaces.length)),
  );
}

function decodeExtended(raw: ReadonlyMap<string, string>, name: string): string | undefined {
  const segments: { text: string; encoded: boolean }[] = [];
  const whole = raw.get(`${name}*`);
  if (whole !== undefined) segments.push({ text: whole, encoded: true });
  for (let index = 0; whole === undefined; index += 1) {
    const encoded = raw.get(`${name}*${index}*`);
    const text = encoded ?? raw.get(`${name}*${index}`);
    if (text === undefined) break;
    segments.push({ text, encoded: encoded !== undefined });
  }
  const [first] = segments;
  if (first === undefined) return undefined;
  const [, charset = '', rest = ''] = (first.encoded && /^([^']*)'[^']*'(.*)$/.exec(first.text)) || [];
  if (charset !== '') first.text = rest;
  const bytes = segments.map(({ text, encoded }) =>
    encoded ? unescapeBytes(text, /%([0-9A-Fa-f]{2})/g) : Buffer.from(text),
  );
  return decodeCharset(Buffer.concat(bytes), charset || 'utf-8');
}

const unescapeBytes = (text: ByteString, escaped: RegExp): Buffer =>
  Buffer.from(
    text.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
