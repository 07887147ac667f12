import type { PDFDocument, PDFRef } from 'pdf-lib';

export const faceNames = ['serif', 'serif-strong', 'sans', 'sans-strong', 'sans-italic'] as const;
/** What a style asks for; which font sets a character depends on the character as well. */
export type FaceName = (typeof faceNames)[number];

/** A font of the process, parsed once. Glyph numbers are those of its file. */
export interface Font {
  /** Its file's name, and the end of its PostScript name. */
  name: string;
  glyphOf(code: number): number | undefined;
  /** In thousandths of the size. */
  widthOf(glyph: number): number;
  kerningOf(left: number, right: number): number;
  /** What a glyph stands for, for search and copying. */
  textOf(glyph: number): string;
  /** Shapes a run where a letter's form depends on its neighbours. */
  shape?(text: string): readonly ShapedGlyph[];
  /** Embedded with all its glyphs, so that nobody has to note which are used. */
  readonly isWhole?: true;
  /** Writes the font into a document that used these of its glyphs. */
  embed(document: PDFDocument, used: ReadonlySet<number>): Promise<PDFRef>;
}

export interface ShapedGlyph {
  glyph: number;
  advance: number;
  dx: number;
  dy: number;
}
