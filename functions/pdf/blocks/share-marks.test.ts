import { describe, expect, it } from 'vitest';
import type { Column, Table } from '#shared/plan/document/plan-document.ts';
import type { Text } from '#shared/plan/document/text.ts';
import { shareMarks } from './share-marks.ts';

const cash = (text: string): Text => [{ kind: 'figure', text, mark: 'D', assumption: 'rule-cash' }];
const sales = (text: string): Text => [{ kind: 'figure', text, mark: 'D', assumption: 'rule-demand' }];
const judged = (text: string): Text => [{ kind: 'figure', text, mark: 'J', assumption: 'startup' }];

const table = (aligns: readonly Column['align'][], rows: readonly (readonly Text[])[]): Table => ({
  kind: 'table',
  id: 'cash',
  caption: 'Cash',
  rowHeaders: true,
  columns: aligns.map((align) => ({ title: 'Column', align, weight: 1 })),
  rows: rows.map((cells) => ({ kind: 'row', cells })),
});

describe('the letters of a table', () => {
  it('stand at the head of each column whose figures share one', () => {
    const {
      table: shown,
      heads,
      caption,
    } = shareMarks(
      table(
        ['left', 'right', 'decimal'],
        [
          [['1'], sales('3'), cash('4.00')],
          [['2'], sales('5'), cash('6.00')],
        ],
      ),
    );
    expect(heads.map((head) => head?.assumption)).toEqual([undefined, 'rule-demand', 'rule-cash']);
    expect(caption).toBeUndefined();
    expect(shown.rows.map(({ cells }) => cells)).toEqual([
      [['1'], ['3'], ['4.00']],
      [['2'], ['5'], ['6.00']],
    ]);
  });

  it('are one on the caption where all figures share it', () => {
    const {
      caption,
      heads,
      table: shown,
    } = shareMarks(table(['left', 'decimal', 'decimal'], [[['1'], cash('3'), cash('4')]]));
    expect(caption?.assumption).toBe('rule-cash');
    expect(heads).toEqual([]);
    expect(shown.rows[0]?.cells).toEqual([['1'], ['3'], ['4']]);
  });

  it('stay with their figures in a column that has several, or one, and among words', () => {
    const mixed = table(
      ['left', 'decimal', 'left', 'right'],
      [
        [['1'], cash('3'), sales('4'), cash('9')],
        [['2'], judged('5'), sales('6'), ['any']],
      ],
    );
    expect(shareMarks(mixed)).toEqual({ table: mixed, heads: [undefined, undefined, undefined, undefined] });
  });
});
