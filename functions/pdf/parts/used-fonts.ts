import type { PDFDocument, PDFRef } from 'pdf-lib';
import type { NameFont } from '../draw/page-canvas.ts';
import type { Font } from '../fonts/font.ts';

export class UsedFonts {
  readonly #used = new Map<Font, { name: string; glyphs: Set<number> }>();

  readonly nameOf: NameFont = ({ font, glyphs }) => {
    let use = this.#used.get(font);
    if (use === undefined) {
      use = { name: `F${this.#used.size}`, glyphs: new Set() };
      this.#used.set(font, use);
    }
    if (font.isWhole !== true) for (const glyph of glyphs) use.glyphs.add(glyph);
    return use.name;
  };

  /** Embeds fonts one after the other, so that the same document always numbers its objects in the same way. */
  async embed(document: PDFDocument): Promise<Record<string, PDFRef>> {
    const refs: Record<string, PDFRef> = {};
    for (const [font, { name, glyphs }] of this.#used) refs[name] = await font.embed(document, glyphs);
    return refs;
  }
}
