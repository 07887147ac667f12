import { harvestSheet } from '../scenes/printable/harvest-sheet.ts';
import { hiveLog } from '../scenes/printable/hive-log.ts';
import { swarmCall } from '../scenes/printable/swarm-call.ts';
import { testPrint } from '../scenes/printable/test-print.ts';
import type { PaperName, Scene } from '../scenes/scene.ts';
import { printScenes } from './print/print-scenes.ts';
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
  /** What it is, told to everybody; once, where several files are the same in another size. */
  says: string;
  /** The same source always gives the same bytes. */
  write(source: PieceSource): Uint8Array;
}

/** A page to print, in both of the sizes that home printers hold. */
const printed = (name: string, says: string, scene: (paper: PaperName) => Scene): Piece[] =>
  (['A4', 'Letter'] as const).map((paper) => ({
    name: `${name}-${paper}.pdf`,
    says: `${says}, to print on A4 or US Letter (PDF)`,
    write: ({ checked }) => {
      const drawn = scene(paper);
      return printScenes([drawn], { title: drawn.title, checked, paper });
    },
  }));

const pieces: Readonly<Record<string, readonly Piece[]>> = {
  'printable-shop': [
    ...printed('hive-log', 'Hive inspection log', (paper) => hiveLog(paper)),
    ...printed('honey-harvest', 'Honey harvest sheet', (paper) => harvestSheet(paper)),
    ...printed('swarm-call', 'Swarm call sheet', (paper) => swarmCall(paper)),
    ...printed('test-print', 'Test print sheet', testPrint),
  ],
  'template-product-line': [
    {
      name: 'quote-sheet.xlsx',
      says: 'The single sheet of the ladder, as a workbook',
      write: writeQuoteSheet,
    },
  ],
};

export const piecesOf = (pathSlug: string): readonly Piece[] => pieces[pathSlug] ?? [];
