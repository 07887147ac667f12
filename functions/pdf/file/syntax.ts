/** How values are written in a PDF. Everything but stream data and glyphs is ASCII: a character is a byte. */

/** The number of an indirect object. */
export type Ref = number;

export const refTo = (ref: Ref): string => `${ref} 0 R`;

/** The two decimals of a number, without zeros at their end. */
const decimals = Array.from({ length: 100 }, (_, rest) =>
  rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`,
);

/** At most two decimals: a seventieth of a millimetre is finer than any printer. */
export function number(value: number): string {
  const hundredths = Math.abs(Math.round(value * 100));
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  const sign = value < 0 && hundredths > 0 ? '-' : '';
  return `${sign}${whole === 0 && rest > 0 ? '' : whole}${decimals[rest] ?? ''}`;
}

/** Text for a person: UTF-16 with its byte order mark, in hexadecimal. */
export function textString(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0');
  return `<feff${hex}>`;
}

/** An ASCII string such as an address; what would end it early is escaped. */
export const asciiString = (text: string): string =>
  `(${text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '')})`;

export const dateString = (iso: string): string => `(D:${iso.replace(/[-:T]/g, '').slice(0, 14)}Z)`;

/** A byte within a string: brackets and strokes would end it or be dropped, and a return would become a line feed. */
const byteOf = (byte: number): string => {
  const sign = String.fromCharCode(byte);
  if (sign === '\r') return '\\r';
  return sign === '(' || sign === ')' || sign === '\\' ? `\\${sign}` : sign;
};
const bytes = Array.from({ length: 256 }, (_, byte) => byteOf(byte));

/** A glyph of a composite font within a string: two bytes, half of what hexadecimal takes. */
export const glyphBytes = (glyph: number): string => `${bytes[glyph >> 8] ?? ''}${bytes[glyph & 255] ?? ''}`;
