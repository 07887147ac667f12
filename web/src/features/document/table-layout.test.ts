import { describe, expect, it } from 'vitest';
import type { Inline } from './read-inline.ts';
import type { TextTable } from './read-text.ts';
import { layoutOf, turned } from './table-layout.ts';
import { plainWords } from './text-words.tsx';

const cell = (text: string): Inline[] => [{ kind: 'run', text, strong: false, large: false }];
const table = (heads: string[], ...rows: string[][]): TextTable => ({
  kind: 'table',
  heads: heads.map(cell),
  rows: rows.map((row) => row.map(cell)),
});

const scores = table(
  ['Path', 'Skill (30)', 'Interest (20)', 'Goal (25)', 'Sum'],
  ['Brand Kit in a Week', '30.0', '8.6', '25.0', '88.6'],
  ['Template Product Line', '30.0', '20.0', '7.7', '82.7'],
);
const months = table(
  ['Month', 'Sales', 'Opening', 'Cash in', 'Closing'],
  ...Array.from({ length: 13 }, (_, month) => [`${month + 1}, 30 Nov`, '1', '147.50', '375.00', '176.65']),
);

describe('a table of the plan', () => {
  it.each([
    ['two columns', table(['Input', 'Value'], ['Hours for one brand kit', '8']), 'plain', 'plain'],
    ['a few short figures', table(['Week', 'Hours', 'Calls'], ['1', '7.5', '12']), 'figures', 'figures'],
    ['figures of a few rows', scores, 'figures', 'turned'],
    [
      'a few rows of long figures',
      table(
        ['Market', 'Firms', 'A year'],
        ['All', '994,178', '$1,491,267.50'],
        ['Ours', '15,410', '$23,114.50'],
        ['Yours', '12', '$14,000.00'],
      ),
      'figures',
      'stacks',
    ],
    ['figures of many rows', months, 'figures', 'folds'],
    [
      'words',
      table(['Way', 'In', 'Out'], ['Kit', 'two black routes, one finished', 'no']),
      'stacks',
      'stacks',
    ],
  ] as const)('of %s needs no sliding on a phone', (_, given, wide, phone) => {
    expect(layoutOf(given, false)).toBe(wide);
    expect(layoutOf(given, true)).toBe(phone);
  });

  it('is laid out anew for letters of twice the size', () => {
    expect(layoutOf(scores, true)).toBe('turned');
    expect(layoutOf(scores, true, 2)).toBe('stacks');
  });

  it('is turned without losing a cell: its rows become columns', () => {
    const { heads, rows } = turned(scores);
    expect(heads.map(plainWords)).toEqual(['', 'Brand Kit in a Week', 'Template Product Line']);
    expect(rows.map((row) => row.map(plainWords))).toEqual([
      ['Skill (30)', '30.0', '30.0'],
      ['Interest (20)', '8.6', '20.0'],
      ['Goal (25)', '25.0', '7.7'],
      ['Sum', '88.6', '82.7'],
    ]);
  });
});
