import { createHash } from 'node:crypto';

/** What goes into a message. */
interface MimeMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment: { filename: string; contentType: string; bytes: Uint8Array };
}

/** A mail with something enclosed: everything in base64, so that no line is too long and no character is lost. */
export function writeMime({ from, to, subject, text, html, attachment }: MimeMail): Uint8Array {
  const unique = createHash('sha256').update(attachment.bytes).update(to).digest('hex').slice(0, 24);
  const outer = `mixed-${unique}`;
  const inner = `letter-${unique}`;
  const part = (type: string, bytes: Uint8Array, more: string[] = []) => [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...more,
    '',
    ...(Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  const words = (kind: string, content: string) =>
    part(`text/${kind}; charset=utf-8`, new TextEncoder().encode(content));
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedWords(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${outer}"`,
    '',
    `--${outer}`,
    `Content-Type: multipart/alternative; boundary="${inner}"`,
    '',
    `--${inner}`,
    ...words('plain', text),
    `--${inner}`,
    ...words('html', html),
    `--${inner}--`,
    `--${outer}`,
    ...part(`${attachment.contentType}; name="${attachment.filename}"`, attachment.bytes, [
      `Content-Disposition: attachment; filename="${attachment.filename}"`,
    ]),
    `--${outer}--`,
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

/** A header is ASCII; each encoded word holds whole characters and is no longer than a line may be. */
function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}
