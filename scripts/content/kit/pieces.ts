import { harvestSheet } from '../scenes/printable/harvest-sheet.ts';
import { hiveLog } from '../scenes/printable/hive-log.ts';
import { swarmCall } from '../scenes/printable/swarm-call.ts';
import { testPrint } from '../scenes/printable/test-print.ts';
import { usedTags } from '../scenes/reseller/used-tags.ts';
import type { PaperName, Scene } from '../scenes/scene.ts';
import { writeMockPanel } from './coach/write-mock-panel.ts';
import { guideText, readGuide } from './guide/read-guide.ts';
import { writeEpub } from './guide/write-epub.ts';
import { writeGuidePdf } from './guide/write-guide-pdf.ts';
import { reviewPage, writeReviewPage } from './guide/write-review-page.ts';
import { writeQuoteSheet } from './ladder/write-quote-sheet.ts';
import { writeWholeJob } from './ladder/write-whole-job.ts';
import { writeWorkingPack } from './ladder/write-working-pack.ts';
import { writeLedger } from './newsletter/write-ledger.ts';
import { writeOrderSheet } from './order-sheet/write-order-sheet.ts';
import type { Piece } from './piece.ts';
import { printScenes } from './print/print-scenes.ts';
import { writeQuoteHelper } from './quote-helper/write-quote-helper.ts';
import { writeTestCases } from './quote-helper/write-test-cases.ts';
import { writeStockBook } from './reseller/write-stock-book.ts';
import { finishedPack, lockedPack, writePackPage, writePackText } from './workflow/write-pack.ts';
import { writeRunSheet } from './workflow/write-run-sheet.ts';

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

const guide = 'your-first-school-fair';
const wholeGuide: Pick<Piece, 'says' | 'text'> = {
  says: 'A whole guide of twelve pages, “Your First School Fair” (PDF and EPUB)',
  text: () => guideText(guide),
};

const wholePack: Pick<Piece, 'says' | 'text'> = {
  says: 'A finished pack of one trade: three cards, fifteen cases (page and text file)',
  text: lockedPack,
};

const pieces: Readonly<Record<string, readonly Piece[]>> = {
  'ai-admin-setup': [
    {
      name: 'quote-helper.txt',
      says: 'A quote helper for Google Sheets and Gmail, as a script to paste',
      write: writeQuoteHelper,
    },
    {
      name: 'test-cases.xlsx',
      says: 'Its 30 test cases with a score, and ten timings before and after, as a workbook',
      write: writeTestCases,
    },
  ],
  'career-and-skills-coach': [
    {
      name: 'mock-panel.xlsx',
      says: 'A gap map and a mock panel to score, twice, as a workbook',
      write: writeMockPanel,
    },
  ],
  'etsy-made-to-order': [
    {
      name: 'order-sheet.xlsx',
      says: 'The order sheet: one order to the cent, forty lines and a Sunday page (Excel)',
      write: writeOrderSheet,
    },
  ],
  'local-newsletter': [
    {
      name: 'ledger.xlsx',
      says: 'The ledger: sixty slots, who owes, cents an open, when to ask again (Excel)',
      write: writeLedger,
    },
  ],
  'niche-review-site': [
    {
      name: 'review-page.html',
      says: 'One whole review, as a page that opens in any browser',
      text: () => guideText(reviewPage),
      write: writeReviewPage,
    },
  ],
  'printable-shop': [
    ...printed('hive-log', 'Hive inspection log', (paper) => hiveLog(paper)),
    ...printed('honey-harvest', 'Honey harvest sheet', (paper) => harvestSheet(paper)),
    ...printed('swarm-call', 'Swarm call sheet', (paper) => swarmCall(paper)),
    ...printed('test-print', 'Test print sheet', testPrint),
  ],
  'prompt-and-workflow-pack': [
    { ...wholePack, name: `${finishedPack}.html`, write: writePackPage },
    { ...wholePack, name: `${finishedPack}.txt`, write: writePackText },
    {
      name: 'run-sheet.xlsx',
      says: 'Twenty runs of a workflow to score, with the verdict, as a workbook',
      write: writeRunSheet,
    },
  ],
  'short-ebook-series': [
    {
      ...wholeGuide,
      name: `${guide}.pdf`,
      write: ({ checked }) => writeGuidePdf(readGuide(guide), { checked }),
    },
    {
      ...wholeGuide,
      name: `${guide}.epub`,
      write: ({ checked }) => writeEpub(readGuide(guide), { name: guide, checked }),
    },
  ],
  'template-product-line': [
    {
      name: 'quote-sheet.xlsx',
      says: 'The single sheet of the ladder, as a workbook',
      write: writeQuoteSheet,
    },
    {
      name: 'working-pack.xlsx',
      says: 'The working pack: blank, filled in, and seven tests, as a workbook',
      write: writeWorkingPack,
    },
    {
      name: 'whole-job.xlsx',
      says: 'The whole job: rates, intake, quote, day and four weeks, linked, as a workbook',
      write: writeWholeJob,
    },
  ],
  'weekend-reseller': [
    {
      name: 'stock-book.xlsx',
      says: 'The most you may pay, forty lines of stock and a verdict by type, as a workbook',
      write: writeStockBook,
    },
    ...printed('used-tags', 'Tags for used electrical things', usedTags),
  ],
};

export const piecesOf = (pathSlug: string): readonly Piece[] => pieces[pathSlug] ?? [];
