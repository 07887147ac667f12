import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate } from './paginate.ts';
import { keepLast, keepPairs, type Piece } from './piece.ts';

const frame = { top: 0, bottom: 100 };
const piece = (height: number, rest: Partial<Piece> = {}): Piece => ({
  height,
  gap: 0,
  draw: () => {},
  ...rest,
});
const heights = (pieces: readonly Piece[]): number[][] =>
  paginate(pieces, frame).map((page) => page.map((placed) => placed.piece.height));

describe('pages', () => {
  it('never end with a heading', () => {
    const lines = [piece(60), piece(25), piece(11, { keepWithNext: true }), piece(30)];
    expect(heights(lines)).toEqual([
      [60, 25],
      [11, 30],
    ]);
  });

  it('neither start nor end with a single line of a paragraph', () => {
    for (let before = 60; before <= 100; before++) {
      const paragraph = keepPairs(Array.from({ length: 6 }, () => piece(10)));
      const pages = paginate([piece(before), ...paragraph], frame);
      for (const page of pages) {
        const lines = page.filter((placed) => paragraph.includes(placed.piece)).length;
        expect(lines).not.toBe(1);
      }
    }
  });

  it('never start with only the last item of a list', () => {
    for (let before = 5; before <= 60; before++) {
      const items = keepLast(Array.from({ length: 5 }, () => keepPairs([piece(8), piece(8)])));
      const last = paginate([piece(before), ...items], frame).at(-1) ?? [];
      expect(last.filter((placed) => items.includes(placed.piece)).length).not.toBe(2);
    }
  });

  it('repeat a header above rows continued from the previous page', () => {
    const header = piece(7);
    const rows = Array.from({ length: 6 }, () => piece(30, { repeated: header }));
    expect(heights(rows)).toEqual([
      [30, 30, 30],
      [7, 30, 30, 30],
    ]);
  });

  it('reduce their gaps to avoid a last line alone on a page', () => {
    const lines = Array.from({ length: 9 }, () => piece(10, { gap: 2 }));
    expect(paginate(lines, { top: 0, bottom: 104 })).toHaveLength(1);
  });

  it('hold every piece once, in order, and within the margins', () => {
    const any = fc.record({
      height: fc.integer({ min: 1, max: 100 }),
      gap: fc.integer({ min: 0, max: 12 }),
      keepWithNext: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (specified) => {
        const pieces = specified.map(({ height, ...rest }) => piece(height, rest));
        const pages = paginate(pieces, frame);
        expect(pages.flat().map((placed) => placed.piece)).toEqual(pieces);
        for (const { piece: placed, y } of pages.flat())
          expect(y + placed.height).toBeLessThanOrEqual(100.001);
      }),
    );
  });
});
