import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { column } from './page-size.ts';
import { paginate } from './paginate.ts';
import type { Piece } from './piece.ts';
import { sharePages } from './share-pages.ts';

const page = column.bottom - column.top;
const piece = (share: number, rest: Partial<Piece> = {}): Piece => ({
  height: page * share,
  gap: 0,
  draw: () => {},
  ...rest,
});
/** A title that stays with what follows it, and as many pieces as shares. */
const section = (shares: readonly number[], isAlone = false) => ({
  pieces: [piece(0.06, { keepWithNext: true }), ...shares.map((share) => piece(share))],
  isAlone,
});
const pagesOf = (pieces: readonly Piece[]): number => paginate(pieces, column).length;
const together = (...sections: ReturnType<typeof section>[]): number[] =>
  sharePages(sections).map(
    ({ pieces }) => sections.filter((one) => pieces.includes(one.pieces[0] as Piece)).length,
  );

describe('sections that follow each other', () => {
  it('share a page where that saves one, over more than two of them too', () => {
    expect(together(section([0.4]), section([0.4]))).toEqual([2]);
    expect(together(section([0.3, 0.3]), section([0.2, 0.3]), section([0.3, 0.3]))).toEqual([3]);
  });

  it('each begin a page where sharing saves none', () => {
    expect(together(section([0.7]), section([0.7]))).toEqual([1, 1]);
  });

  it('leave a page to the one that is to stand alone', () => {
    expect(together(section([0.2]), section([0.2], true), section([0.2]))).toEqual([1, 1, 1]);
  });

  it('never begin with hardly more than a title at the foot of a page, or above an empty foot', () => {
    // The second would save a page: with its title and its lead only, then with more, but much of the page left.
    expect(together(section([0.6]), section([0.05, 0.6, 0.5]), section([0.2, 0.3]))).toEqual([1, 1, 1]);
    expect(together(section([0.3, 0.1]), section([0.2, 0.6]))).toEqual([1, 1]);
  });

  it('share the page of one that is to stand alone rather than leave a page with a few lines', () => {
    expect(together(section([0.9]), section([0.04]), section([0.4], true))).toEqual([1, 2]);
  });

  it('take no more pages together than each by itself, and lose and reorder nothing', () => {
    const any = fc.array(
      fc.array(fc.double({ min: 0.02, max: 0.9, noNaN: true }), { minLength: 1, maxLength: 6 }),
      {
        minLength: 1,
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(any, (shares) => {
        const sections = shares.map((one) => section(one));
        const parts = sharePages(sections);
        const pages = parts.reduce((sum, { pieces }) => sum + pagesOf(pieces), 0);
        expect(pages).toBeLessThanOrEqual(sections.reduce((sum, { pieces }) => sum + pagesOf(pieces), 0));
        expect(parts.flatMap(({ pieces }) => pieces)).toEqual(sections.flatMap(({ pieces }) => pieces));
      }),
    );
  });
});
