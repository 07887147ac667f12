import { create } from 'fontkit';
import type { PDFDocument } from 'pdf-lib';

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
type ParsedFont = ReturnType<Fontkit['create']>;

const parsed = new WeakMap<Uint8Array, ParsedFont>();

/** fontkit for pdf-lib, which would parse each face and measure its glyphs again for every document. */
export const parseOnce: Fontkit = {
  create(program) {
    const known = parsed.get(program);
    if (known !== undefined) return known;
    // pdf-lib's own types describe fontkit 1, which has all that pdf-lib reads in fontkit 2.
    const font = create(Buffer.from(program)) as unknown as ParsedFont;
    parsed.set(program, font);
    return font;
  },
};
