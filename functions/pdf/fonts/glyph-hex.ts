/** Encodes a glyph of a composite font in two bytes. */
export const glyphHex = (glyph: number): string => glyph.toString(16).padStart(4, '0');
