import { inflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { CustomFontEmbedder, type PDFContext, type PDFRef } from 'pdf-lib';

type ParsedFont = CustomFontEmbedder['font'];

/** Embeds a face that is already compressed; pdf-lib would parse and compress it again for every document. */
export class FaceEmbedder extends CustomFontEmbedder {
  readonly #deflated: Uint8Array;

  constructor(deflated: Uint8Array, name: string) {
    const program = inflateSync(deflated);
    // A cast is needed, because pdf-lib is typed against its own copy of fontkit 1. fontkit 2 has everything that
    // pdf-lib reads.
    super(create(program) as unknown as ParsedFont, program, name, undefined);
    this.#deflated = deflated;
  }

  protected override async embedFontStream(context: PDFContext): Promise<PDFRef> {
    const entries = { Length1: this.fontData.length, Filter: 'FlateDecode' };
    return context.register(context.stream(this.#deflated, entries));
  }
}
