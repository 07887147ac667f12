import { inflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { CustomFontEmbedder, type PDFContext, type PDFRef } from 'pdf-lib';

type ParsedFont = CustomFontEmbedder['font'];

/** pdf-lib's embedder for a face that is deflated already: pdf-lib would parse and deflate it again for every document. */
export class FaceEmbedder extends CustomFontEmbedder {
  readonly #deflated: Uint8Array;

  constructor(deflated: Uint8Array, name: string) {
    const program = inflateSync(deflated);
    // A cast, because pdf-lib is typed against fontkit 1. Fontkit 2 still has everything that pdf-lib reads.
    // A cast, because pdf-lib types the fonts of its own copy of fontkit, and this one has what it reads.
    super(create(program) as unknown as ParsedFont, program, name, undefined);
    this.#deflated = deflated;
  }

  protected override async embedFontStream(context: PDFContext): Promise<PDFRef> {
    const entries = { Length1: this.fontData.length, Filter: 'FlateDecode' };
    return context.register(context.stream(this.#deflated, entries));
  }
}
