import { create } from 'fontkit';
import type { ShapedGlyph } from './font.ts';

/** Numbers are written from the left even in scripts written from the right. */
const isNumber = (text: string): boolean => /[\u0660-\u0669\u06f0-\u06f9]/.test(text) && !/\p{L}/u.test(text);

/**
 * Shapes runs of a script whose letters join, stack or reorder. fontkit is loaded only with such a font; it returns
 * glyphs in drawing order, from left to right.
 */
export function shaperOf(
  data: Buffer,
  learn: (glyph: number, text: string) => void,
): (text: string) => readonly ShapedGlyph[] {
  const font = create(data);
  if (!('layout' in font)) throw new Error('A collection is not one font');
  const scale = 1000 / font.unitsPerEm;
  return (text) => {
    const { glyphs, positions } = isNumber(text)
      ? font.layout(text, undefined, undefined, undefined, 'ltr')
      : font.layout(text);
    return glyphs.flatMap((glyph, index) => {
      // All characters of a run are in its font. After shaping, a joiner remains as a space, which these fonts lack;
      // without this it would be drawn as the frame of a missing glyph.
      if (glyph.id === 0) return [];
      learn(glyph.id, String.fromCodePoint(...glyph.codePoints));
      const place = positions[index];
      return {
        glyph: glyph.id,
        advance: (place?.xAdvance ?? glyph.advanceWidth) * scale,
        dx: (place?.xOffset ?? 0) * scale,
        dy: (place?.yOffset ?? 0) * scale,
      };
    });
  };
}
