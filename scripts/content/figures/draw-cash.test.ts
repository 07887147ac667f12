import { describe, expect, it } from 'vitest';
import { drawCash } from './draw-cash.ts';

const draw = (cents: number[], ahead: number | null = null): string =>
  drawCash({ title: 'Cash', alt: 'Cash.', cents, first: 'Lowest', last: 'Last', ahead });

/** The stretches of the line, above or below zero. */
const lines = (...cents: number[]) =>
  [...draw(cents).matchAll(/<g class="([^"]+)">.*?<path class="cash-line" d="([^"]+)"/g)].map(
    ([, side, way]) => [side, way],
  );

const marks = (html: string) =>
  [...html.matchAll(/<circle class="([^"]+)" cx="([^"]+)" cy="([^"]+)"/g)].map(([, ...parts]) => parts);

describe('a year of cash', () => {
  it('is a line from month to month, split where it crosses zero', () => {
    expect(lines(-100_00, 0, 300_00)).toEqual([
      ['cash-below', 'M1.5 96L50 72'],
      ['cash-above', 'M50 72L50 72L98.5 0'],
    ]);
    expect(lines(100_00, -100_00)).toEqual([
      ['cash-above', 'M1.5 0L50 48'],
      ['cash-below', 'M50 48L98.5 96'],
    ]);
  });

  it('is hatched only where it is below zero', () => {
    expect(draw([-100_00, 300_00]).match(/<path class="cash-hatch" d="M2.8 72V/g)).toHaveLength(1);
    expect(draw([100_00, 300_00])).not.toContain('cash-hatch');
  });

  it('has its lowest and its last point marked', () => {
    expect(marks(draw([-50_00, -100_00, 300_00]))).toEqual([
      ['cash-mark', '98.5%', '0%'],
      ['cash-mark cash-low', '50%', '100%'],
    ]);
    expect(marks(draw([-50_00, -100_00, -10_00]))[0]?.[0]).toBe('cash-mark cash-owed');
    expect(marks(draw([1, 2, 3]))).toEqual([['cash-mark', '98.5%', '0%']]);
  });

  it('has a mark in the month it becomes positive, and none if it never was negative', () => {
    const html = draw([-1, 1, 2], 2);
    expect(html).toContain('Breaks even in month 2');
    expect(html).toContain('<line class="cash-ahead" x1="50%" x2="50%"');
    expect(marks(html)).toHaveLength(3);
    expect(draw([1, 2, 3], 1)).not.toContain('cash-ahead');
  });

  it('says when a year is too short', () => {
    expect(draw([-3, -2, -1], null)).toContain('Doesn’t break even within the year');
    expect(draw([1, 2, 3], 1)).not.toContain('Doesn’t break even');
  });

  it('has its words where there is more room, and no label away from the line’s start', () => {
    expect(draw([-1, 1, 2], 2)).toMatch(/<text x="50%" dx="6" y="14">/);
    expect(draw([-1, -1, 1], 3)).toMatch(/<text x="98.5%" dx="-6" y="14" text-anchor="end">/);
    expect(draw([-1, 1])).toContain('<text class="cash-nothing" y="50%"');
    expect(draw([1, 2], 1)).toContain('<text class="cash-nothing" x="100%"');
  });

  it('is on the zero line when all of it is zero', () => {
    expect(lines(0, 0)).toEqual([['cash-above', 'M1.5 0L98.5 0']]);
  });
});
