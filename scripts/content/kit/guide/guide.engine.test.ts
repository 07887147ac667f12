/** The whole guide of a kit in the two forms that it is sold in, as other programs read them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { countWords, plainTextOf } from '../../plain-text.ts';
import { piecesOf } from '../pieces.ts';
import { guideText, readGuide } from './read-guide.ts';
import { paper } from './set-guide-page.ts';
import { writeGuidePdf } from './write-guide-pdf.ts';

const name = 'your-first-school-fair';
const guide = readGuide(name);
const source = { title: 'Short Guide Series', checked: '2026-11-20' };
const written = async (file: string): Promise<Uint8Array> => {
  const piece = piecesOf('short-ebook-series').find((one) => one.name === file);
  if (piece === undefined) throw new Error(`no ${file}`);
  expect(await piece.write(source)).toEqual(await piece.write(source));
  return piece.write(source);
};

/** Entries of a ZIP in their order, as they lie in the file. */
function entriesOf(bytes: Uint8Array): { name: string; method: number; at: number }[] {
  const file = Buffer.from(bytes);
  const found: { name: string; method: number; at: number }[] = [];
  for (let at = file.indexOf('PK\x03\x04'); at >= 0; at = file.indexOf('PK\x03\x04', at + 4))
    found.push({
      name: file.toString('utf8', at + 30, at + 30 + file.readUInt16LE(at + 26)),
      method: file.readUInt16LE(at + 8),
      at,
    });
  return found;
}

it('is twelve pages and about the three thousand words that its handbook asks for', () => {
  expect(guide.pages).toHaveLength(12);
  const words = countWords(plainTextOf(guideText(name)));
  expect(words).toBeGreaterThan(2_800);
  expect(words).toBeLessThan(3_400);
});

it('has floats and slots that add up to what it says', () => {
  const text = guideText(name);
  const [, ...coins] =
    /Float: \[(\d+)\] × \$5, \[(\d+)\] × \$2, \[(\d+)\] × \$1, \[(\d+)\] × 50c = \[\$60\]/.exec(text) ?? [];
  const [fives = 0, twos = 0, ones = 0, halves = 0] = coins.map(Number);
  expect(5 * fives + 2 * twos + ones + halves / 2).toBe(60);
  const slots = [...text.matchAll(/^\| (?:8\.00|1[0-2]\.[03]0|1\.00)[^|]*\|(.+)\|$/gm)]
    .flatMap(([, cells = '']) => (cells.includes('lead') || !/[A-Za-z]/.test(cells) ? cells.split('|') : []))
    .map((cell) => Number(/(\d+)\s*$/.exec(cell)?.[1] ?? 0));
  const sum = slots.reduce((total, one) => total + one, 0);
  expect(text).toContain(`need ${sum} half hours`);
});

describe('the PDF', () => {
  it('is a page of A5 for each task, with its title and its words', async () => {
    const pdf = await openPdf(await written(`${name}.pdf`));
    expect(pdf.numPages).toBe(12);
    for (const [index, { title }] of guide.pages.entries()) {
      const page = await pdf.getPage(index + 1);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      expect([right - left, top - bottom].map(Math.round)).toEqual(
        [paper.width, paper.height].map(Math.round),
      );
      const texts = await textsOf(pdf, index + 1);
      expect(texts.map(({ text }) => text).join('')).toContain(title);
      for (const { x, y, width } of texts) {
        expect(x + width).toBeLessThanOrEqual(right);
        expect(y).toBeGreaterThan(bottom);
      }
    }
    await pdf.loadingTask.destroy();
  });

  it('refuses a task that is longer than its page', async () => {
    const [page] = guide.pages;
    if (page === undefined) throw new Error('no page');
    const long = { ...page, tokens: [...page.tokens, ...page.tokens, ...page.tokens] };
    await expect(writeGuidePdf({ ...guide, pages: [long] }, source)).rejects.toThrow(
      'is longer than its page',
    );
  });
});

describe('the EPUB', () => {
  let bytes: Uint8Array;

  beforeAll(async () => {
    bytes = await written(`${name}.epub`);
  });

  it('says first and unpacked what it is, as readers of books want it', () => {
    expect(entriesOf(bytes)[0]).toMatchObject({ name: 'mimetype', method: 0, at: 0 });
    expect(Buffer.from(bytes).toString('latin1', 38, 58)).toBe('application/epub+zip');
  });

  it('lists every page once, in the order of the guide', () => {
    const names = entriesOf(bytes).map((entry) => entry.name);
    expect(names.filter((one) => one.startsWith('book/page-'))).toEqual(
      guide.pages.map((_page, index) => `book/page-${String(index + 1).padStart(2, '0')}.xhtml`),
    );
  });
});
