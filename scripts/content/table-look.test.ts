import { describe, expect, it } from 'vitest';
import { readMarkdown, type Tokens } from './render-markdown.ts';
import { lookOf } from './table-look.ts';

const table = (...lines: string[]): Tokens.Table => {
  const [head = '', ...rows] = lines;
  const rule = head
    .split('|')
    .map(() => '---')
    .join('|');
  const found = readMarkdown([head, rule, ...rows].join('\n')).find(({ type }) => type === 'table');
  return found as Tokens.Table;
};

describe('the look of a table', () => {
  it('aligns columns of figures right, except for the first column', () => {
    expect(
      lookOf(table('Price | Fees | Note', '$9 | $1.41 | some', '$1,320 | about $38 | any')).isFigure,
    ).toEqual([false, true, false]);
    expect(lookOf(table('A | B', 'x | –', 'y | none')).isFigure).toEqual([false, false]);
    expect(lookOf(table('A | B', 'x | 2.5 h', 'y | –')).isFigure).toEqual([false, true]);
  });

  it('aligns amounts right even if words follow one of them', () => {
    const prices = (...cells: string[]) =>
      lookOf(table('Visit | Price', ...cells.map((cell) => `x | ${cell}`))).isFigure[1];
    expect(prices('$75', '$95', '$30 for the trip', '$140')).toBe(true);
    expect(prices('$75', '$30 for the trip', '$10 an hour')).toBe(false);
    expect(prices('$75', 'ask for the price', '$140')).toBe(false);
    expect(prices('75', '$30 for the trip', '140')).toBe(false);
    expect(prices('$75', '$30 for the trip')).toBe(false);
  });

  it('keeps a table on a phone if its columns fit, and turns it into cards otherwise', () => {
    expect(lookOf(table('Price | Fees | You keep', '$9 | $1.41 | $7.59')).stacks).toBe(false);
    expect(
      lookOf(
        table(
          'Buyer | The moment | What a free page gets wrong',
          'FIFO family | New roster lands | Weeks start on Monday',
        ),
      ).stacks,
    ).toBe(true);
  });
});
