import { describe, expect, it } from 'vitest';
import { growToFoot } from './grow-to-foot.ts';
import { column } from './page-size.ts';
import type { PlacedPiece } from './paginate.ts';
import type { Piece } from './piece.ts';

const line = (height: number): Piece => ({ height, gap: 0, draw: () => {} });
const chart = (height: number, most: number): Piece => ({
  ...line(height),
  anchors: ['chart'],
  growth: { most, by: (points) => line(height + points) },
});
/** Places pieces below each other from the top of a page. */
function placed(...pieces: readonly Piece[]): PlacedPiece[] {
  let y: number = column.top;
  return pieces.map((piece) => {
    const at = y;
    y += piece.height;
    return { piece, y: at };
  });
}
const shown = (pieces: readonly PlacedPiece[]): [y: number, height: number][] =>
  pieces.map(({ piece, y }) => [Math.round(y - column.top), Math.round(piece.height)]);
const page = column.bottom - column.top;

describe('a page with space at the bottom', () => {
  it('has its charts drawn taller, and later pieces move down', () => {
    const grown = growToFoot(placed(chart(100, 60), line(20), chart(100, 30), line(20)));
    expect(shown(grown)).toEqual([
      [0, 160],
      [160, 20],
      [180, 130],
      [310, 20],
    ]);
    expect(grown[0]?.piece.anchors).toEqual(['chart']);
  });

  it('is filled no further than the bottom margin, and its charts share the space', () => {
    const grown = growToFoot(placed(chart(100, 60), chart(100, 30), line(page - 230)));
    expect(shown(grown).map(([, height]) => height)).toEqual([120, 110, Math.round(page - 230)]);
    const last = grown.at(-1);
    expect((last?.y ?? 0) + (last?.piece.height ?? 0)).toBeCloseTo(column.bottom);
  });

  it('stays unchanged without a chart, or with a single line of space', () => {
    const words = placed(line(100));
    expect(growToFoot(words)).toBe(words);
    const full = placed(chart(page - 12, 40));
    expect(growToFoot(full)).toBe(full);
  });
});
