import { describe, expect, it } from 'vitest';
import type { Table } from '#shared/plan/document/plan-document.ts';
import { planColumns } from './table-columns.ts';

const table = (rows: readonly (readonly string[])[]): Table => ({
  kind: 'table',
  id: 'steps',
  caption: 'Steps',
  rowHeaders: true,
  columns: ['Step', 'You', 'Hours'].map((title, index) => ({
    title,
    align: index === 2 ? 'right' : 'left',
    weight: 1,
  })),
  rows: rows.map((cells) => ({ kind: 'row', cells: cells.map((cell) => [cell]) })),
});
const widthsOf = (rows: readonly (readonly string[])[]): number[] =>
  planColumns(table(rows), 390).columns.map(({ width }) => width);

describe('the columns of a table', () => {
  it('give spare width to words that would break over several lines', () => {
    const [step = 0, you = 0, hours = 0] = widthsOf([
      [
        'Map',
        'Mark have, half and missing against five asks, and read the answer aloud to the client.',
        '1.5',
      ],
      ['Check', 'Ring.', '0.5'],
    ]);
    expect(you).toBeGreaterThan(200);
    expect(step).toBeLessThan(130);
    expect(step + you + hours).toBeCloseTo(390, 1);
  });

  it('keep their shares where every line fits', () => {
    expect(widthsOf([['Map', 'Mark it.', '1.5']]).map(Math.round)).toEqual([130, 130, 130]);
  });
});
