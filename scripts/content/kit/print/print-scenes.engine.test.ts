/** Pages of a kit as an independent reader of PDFs sees them. */
import { describe, expect, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { piecesOf } from '../pieces.ts';

const source = { title: 'Printable & Planner Shop', checked: '2026-11-20' };
const pages = piecesOf('printable-shop');
const millimetres = (points: number): number => (points / 72) * 25.4;

describe.each(pages)('$name', ({ name, write }) => {
  it('is one page of its paper, at true size, with its words to search for', async () => {
    const pdf = await openPdf(await write(source));
    expect(pdf.numPages).toBe(1);
    const page = await pdf.getPage(1);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const size = name.includes('A4') ? [210, 297] : [215.9, 279.4];
    expect(millimetres(right - left)).toBeCloseTo(size[0] ?? 0, 1);
    expect(millimetres(top - bottom)).toBeCloseTo(size[1] ?? 0, 1);
    const words = await textsOf(pdf, 1);
    expect(words.length).toBeGreaterThan(8);
    for (const { x, y, width } of words) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + width).toBeLessThanOrEqual(right);
      expect(y).toBeGreaterThanOrEqual(bottom);
    }
    const { info } = (await pdf.getMetadata()) as { info: { Title: string } };
    expect(words.map(({ text }) => text).join(' ')).toContain(info.Title);
    expect(await page.getStructTree()).toMatchObject({ children: [{ role: 'Document' }] });
    await pdf.loadingTask.destroy();
  });

  it('is the same bytes every time', async () => {
    expect(await write(source)).toEqual(await write(source));
  });
});

it('is both papers for each of four pages', () => {
  expect(pages.map(({ name }) => name.replace(/-(A4|Letter)\.pdf$/, ''))).toEqual(
    ['hive-log', 'honey-harvest', 'swarm-call', 'test-print'].flatMap((name) => [name, name]),
  );
});
