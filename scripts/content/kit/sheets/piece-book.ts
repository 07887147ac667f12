import { workbookFile } from '#functions/workbook/file/workbook-file.ts';
import type { Sheet } from '#functions/workbook/grid/sheet.ts';
import { brand } from '#shared/brand.ts';
import type { PieceSource } from '../piece.ts';

interface PieceBook {
  /** Of the piece, after the title of its path: “the ledger”. */
  name: string;
  sheets: readonly Sheet[];
  /** What the foot of a printed page calls it, where that is more than its name. */
  foot?: string;
}

/** The file of a finished piece that is a workbook. */
export const pieceBook = (
  { title, checked }: PieceSource,
  { name, sheets, foot = name }: PieceBook,
): Uint8Array =>
  new Uint8Array(
    workbookFile({
      sheets: sheets.map(({ content }) => content),
      title: `${title}: ${name}`,
      createdAt: `${checked}T00:00:00Z`,
      footer: `${brand}. ${title}, ${foot}`,
    }),
  );
