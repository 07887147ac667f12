import type { Cell, Formula } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import type { Sheet, Validation } from '#functions/workbook/grid/sheet.ts';
import type { Figure } from '../../figures/path-figures.ts';

/** A value and its origin. U: the owner's own. */
export interface Input {
  value: number | Formula;
  mark: Figure['mark'] | 'U';
  why: string;
  asAt?: string | undefined;
}

export interface InputLook {
  format: Format;
  unit?: string;
  limits?: Validation;
}

export const dollars = (cents: number): number => cents / 100;

export const between = (min: number, max: number, says: string): Validation => ({
  type: 'decimal',
  min,
  max,
  says,
});

/** None of our amounts, rates or counts is negative. */
const notNegative = between(0, 1_000_000_000, 'Please type a number from 0 up.');

export type InputTable = ReturnType<typeof inputTable>;

/** Writes inputs in rows. Each gets a name, and the path's own value stays in the next column. */
export function inputTable(sheet: Sheet) {
  const put =
    (role: 'answer' | 'assumption') =>
    ([name, label]: readonly [name: string, label: string], input: Input, look: InputLook): Cell => {
      const { value, mark, why, asAt } = input;
      const { format, unit, limits = notNegative } = look;
      const isFormula = typeof value === 'object';
      sheet.put(1, label, { format: 'text', role: 'label' });
      const cell = sheet.put(2, value, { format, role: isFormula ? 'plain' : role });
      if (unit !== undefined) sheet.put(3, unit, { format: 'text', role: 'note' });
      sheet.put(4, isFormula ? cell.value : value, { format, role: 'plain' });
      sheet.put(5, mark, { format: 'text', role: 'note' });
      sheet.put(6, [why, asAt].filter(Boolean).join(', '), { format: 'text', role: 'note' });
      if (!isFormula) sheet.validate(cell, limits);
      sheet.row += 1;
      return sheet.named(cell, name);
    };
  return {
    group(title: string): void {
      sheet.space();
      sheet.words('heading', title);
    },
    answer: put('answer'),
    assume: put('assumption'),
  };
}
