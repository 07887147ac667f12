/** RFC 5545: a line is at most 75 octets without its break, and goes on after a break and a space. */
const mostOctets = 75;

/** Controls other than line ends have no place in a calendar, no matter who typed them. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\n\r])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r]/g, '\\n');

/** Divided between characters, since half a character is none. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > mostOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
