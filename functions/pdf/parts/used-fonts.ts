import type { NameFont } from '../draw/page-canvas.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { refTo } from '../file/syntax.ts';
import type { Font } from '../fonts/font.ts';

/** The fonts of one document, under the names its pages know them by, and the glyphs it uses of each. */
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

  embed(file: PdfFile): string {
    return [...this.#used]
      .map(([font, { name, glyphs }]) => `/${name} ${refTo(font.embed(file, glyphs))}`)
      .join('');
  }
}
