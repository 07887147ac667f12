import type { PDFDocument, PDFRef } from 'pdf-lib';

export const faceNames = ['serif', 'serif-strong', 'sans', 'sans-strong', 'sans-italic'] as const;
/** The font of a character depends on its face and on the character. */
export type FaceName = (typeof faceNames)[number];

/** A font, parsed once per process. Glyph numbers are those of its file. */
export interface Font {
  /** Its file has this name, and its PostScript name ends with it. */
  name: string;
  glyphOf(code: number): number | undefined;
  /** It is measured in thousandths of the size. */
  widthOf(glyph: number): number;
  kerningOf(left: number, right: number): number;
  textOf(glyph: number): string;
  /** Shapes a run whose letters depend on their neighbours. */
  shape?(text: string): readonly ShapedGlyph[];
  /** Embedded with all its glyphs, so their use is not recorded. */
  readonly isWhole?: true;
  /** Embeds the font in a document that used these glyphs. */
  embed(document: PDFDocument, used: ReadonlySet<number>): Promise<PDFRef>;
}

export interface ShapedGlyph {
  glyph: number;
  advance: number;
  dx: number;
  dy: number;
}
