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

  it('has a mark where it comes out of the red, and none where it never was in it or stays there', () => {
    const drawn = (ahead: number | null) =>
      drawCash({ title: 'Cash', alt: 'Cash.', cents: [-1, 1, 2], first: 'Low', last: 'Last', ahead });
    expect(drawn(2)).toContain('Ahead from month 2');
    expect(drawn(1)).not.toContain('Ahead');
    expect(drawn(null)).not.toContain('Ahead');
  });

  it('that is all zero is twelve lines on the axis', () => {
    expect(columns(0, 0)).toEqual([
      ['bars-fill', '-1', '1'],
      ['bars-fill', '-1', '1'],
    ]);
  });
});
