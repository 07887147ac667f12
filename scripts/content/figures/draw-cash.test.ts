import { describe, expect, it } from 'vitest';
import { drawCash } from './draw-cash.ts';

const columns = (...cents: number[]): (string | undefined)[][] => {
  const html = drawCash({ title: 'Cash', alt: 'Cash.', cents, first: 'Lowest', last: 'Last' });
  return [
    ...html.matchAll(/<rect class="([^"]+)" x="[^"]+" y="([^"]+)" width="[^"]+" height="([^"]+)"/g),
  ].map(([, ...parts]) => parts);
};

describe('a year of cash', () => {
  it('stands above nothing or hangs below it, in shares of the picture', () => {
    expect(columns(-100_00, 0, 300_00)).toEqual([
      ['cash-below', '72', '24'],
      ['bars-fill', '71', '1'],
      ['bars-fill', '0', '72'],
    ]);
  });

  it('that is all zero is twelve lines on the axis', () => {
    expect(columns(0, 0)).toEqual([
      ['bars-fill', '-1', '1'],
      ['bars-fill', '-1', '1'],
    ]);
  });
});
