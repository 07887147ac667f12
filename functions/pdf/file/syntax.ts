/** How values are written in a PDF. Everything but stream data is ASCII, so that a length in characters is one in bytes. */

/** The number of an indirect object. */
export type Ref = number;

export const refTo = (ref: Ref): string => `${ref} 0 R`;

/** At most two decimals: a seventieth of a millimetre is finer than any printer. */
export function number(value: number): string {
  const hundredths = Math.round(value * 100);
  return hundredths % 100 === 0
    ? String(hundredths / 100)
    : String(hundredths / 100).replace(/^(-?)0\./, '$1.');
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
