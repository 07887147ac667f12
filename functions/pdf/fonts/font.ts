import type { PDFDocument, PDFRef } from 'pdf-lib';

export const faceNames = ['serif', 'serif-strong', 'sans', 'sans-strong', 'sans-italic'] as const;
/** The face of a style; the font also depends on the character. */
export type FaceName = (typeof faceNames)[number];

/** A font, parsed once per process. Glyph numbers are those of its file. */
export interface Font {
  /** The name of its file, and the end of its PostScript name. */
  name: string;
  glyphOf(code: number): number | undefined;
  /** Measured in thousandths of the size. */
  widthOf(glyph: number): number;
  kerningOf(left: number, right: number): number;
  /** The text of a glyph, for search and copying. */
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
