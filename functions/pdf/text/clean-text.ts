/** Matches almost every text: printable Latin and the signs of our own sentences, which need no cleaning. */
const harmless = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff\u2010-\u2026\u20ac\u2122\u2190-\u2193\u2212]*$/;
const breaks = /[\t\n\v\f\r\x85\u2028\u2029]+/g;
/**
 * Matches control characters, direction marks and overrides, and characters without a shape: variation selectors, tags,
 * fillers, soft hyphens. Joiners stay, because some scripts need them.
 */
const shapeless = /(?![\u200c\u200d])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** More marks on a letter than any language has would be drawn over the adjacent lines. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/** Makes a text safe to draw: composed, on one line, without characters that hide or reorder what is read. */
export function cleanText(text: string): string {
  if (harmless.test(text)) return text;
  return text
    .toWellFormed()
    .replace(breaks, ' ')
    .replace(shapeless, '')
    .normalize('NFC')
    .replace(tooManyMarks, '$1');
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cleanText(line).trim())
    .filter((line) => line !== '');
