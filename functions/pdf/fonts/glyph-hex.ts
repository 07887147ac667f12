/** A glyph of a composite font: two bytes. */
export const glyphHex = (glyph: number): string => glyph.toString(16).padStart(4, '0');
