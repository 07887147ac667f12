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
  it('sets columns of figures to the right, the first column never', () => {
    expect(
      lookOf(table('Price | Fees | Note', '$9 | $1.41 | some', '$1,320 | about $38 | any')).isFigure,
    ).toEqual([false, true, false]);
    expect(lookOf(table('A | B', 'x | –', 'y | none')).isFigure).toEqual([false, false]);
    expect(lookOf(table('A | B', 'x | 2.5 h', 'y | –')).isFigure).toEqual([false, true]);
  });

  it('sets amounts to the right although words follow one of them', () => {
    const prices = (...cells: string[]) =>
      lookOf(table('Visit | Price', ...cells.map((cell) => `x | ${cell}`))).isFigure[1];
    expect(prices('$75', '$95', '$30 for the trip', '$140')).toBe(true);
    expect(prices('$75', '$30 for the trip', '$10 an hour')).toBe(false);
    expect(prices('$75', 'ask for the price', '$140')).toBe(false);
    expect(prices('75', '$30 for the trip', '140')).toBe(false);
    expect(prices('$75', '$30 for the trip')).toBe(false);
  });

  it('stays a table on a phone while its columns fit, and becomes cards where they do not', () => {
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
