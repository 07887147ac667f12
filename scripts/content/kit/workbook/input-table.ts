import type { Cell, Formula, Range } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import type { Sheet, Validation } from '#functions/workbook/grid/sheet.ts';
import type { Figure } from '../../figures/path-figures.ts';

/** Where a figure comes from. U: the owner's own. */
export interface Basis {
  mark: Figure['mark'] | 'U';
  why: string;
  asAt?: string | undefined;
}

export interface Input {
  name: string;
  label: string;
  value: number | string | Formula;
  format: Format;
  unit?: string;
  basis: Basis;
  limits?: Validation;
}

/** As people type money. */
export const dollars = (cents: number): number => cents / 100;
export const share = { format: 'share' } as const;
export const money = { format: 'money', unit: 'A$' } as const;

/** No amount, rate or count of ours goes below nothing. */
const notNegative: Validation = {
  type: 'decimal',
  min: 0,
  max: 1_000_000_000,
  says: 'Please type a number from 0 up.',
};

export type InputTable = ReturnType<typeof inputTable>;

/** Writes inputs one below the other. Each gets its name, and keeps the path's own value in the next column. */
export function inputTable(sheet: Sheet) {
  const put = (input: Input, role: 'answer' | 'assumption'): Cell => {
    const { name, label, value, format, unit, limits, basis } = input;
    const isFormula = typeof value === 'object';
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, value, { format, role: isFormula ? 'plain' : role });
    if (unit !== undefined) sheet.put(3, unit, { format: 'text', role: 'note' });
    sheet.put(4, isFormula ? cell.value : value, { format, role: 'plain' });
    sheet.put(5, basis.mark, { format: 'text', role: 'note' });
    sheet.put(6, [basis.why, basis.asAt].filter(Boolean).join(', '), { format: 'text', role: 'note' });
    if (!isFormula) sheet.validate(cell, limits ?? notNegative);
    sheet.row += 1;
    return sheet.named(cell, name);
  };
  return {
    group(title: string): void {
      sheet.space();
      sheet.words('heading', title);
    },
    answer: (input: Input): Cell => put(input, 'answer'),
    assumption: (input: Input): Cell => put(input, 'assumption'),
    /** Values of one assumption that follow one another, as a range with one name. */
    list(name: string, inputs: readonly Input[]): { cells: Cell[]; range: Range } {
      const cells = inputs.map((input) => put(input, 'assumption'));
      return { cells, range: sheet.range(cells, name) };
    },
  };
}
