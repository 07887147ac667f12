import { writeQuoteSheet } from './workbook/write-quote-sheet.ts';

export interface PieceSource {
  title: string;
  /** The day the text was last checked, `2026-11-20`. */
  checked: string;
}

/** A finished piece of a handbook that is a file, beside the files that every kit has. */
export interface Piece {
  /** Of the file, which is saved under the path’s name before it. */
  name: string;
  /** What it is, told to everybody. */
  says: string;
  /** The same source always gives the same bytes. */
  write(source: PieceSource): Uint8Array;
}

const pieces: Readonly<Record<string, readonly Piece[]>> = {
  'template-product-line': [
    {
      name: 'quote-sheet.xlsx',
      says: 'The single sheet of the ladder, as a workbook',
      write: writeQuoteSheet,
    },
  ],
};

export const piecesOf = (pathSlug: string): readonly Piece[] => pieces[pathSlug] ?? [];
