import type { Mark } from '#shared/plan/document/text.ts';
import type { RegisterEntry } from '#shared/plan/model/register-entry.ts';
import type { Cell, Formula, Range } from '../formula/formula.ts';
import type { Format } from '../grid/looks.ts';
import type { Sheet, Validation } from '../grid/sheet.ts';

export interface Input {
  name: string;
  label: string;
  value: number | string | Formula | null;
  format: Format;
  unit?: string;
  /** The line of the plan's register that this is, which says where it comes from. */
  entry?: string;
  /** Where the register has no line of its own for it. */
  because?: readonly [mark: Mark, reason: string, asAt?: string];
  limits?: Validation;
}

/** Money stands in dollars, as people type it. */
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

/** Writes inputs one below the other; each gets its name, and keeps the plan's own value beside it. */
export function inputTable(sheet: Sheet, register: readonly RegisterEntry[]) {
  const put = (input: Input, role: 'answer' | 'assumption'): Cell => {
    const { name, label, value, format, unit, limits } = input;
    const isFormula = typeof value === 'object' && value !== null;
    const entry = register.find(({ id }) => id === input.entry);
    const [mark, reason, asAt] = input.because ?? [entry?.mark, entry?.reason, entry?.asAt];
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, value, { format, role: isFormula ? 'plain' : role });
    if (unit !== undefined) sheet.put(3, unit, { format: 'text', role: 'note' });
    sheet.put(4, isFormula ? cell.value : value, { format, role: 'plain' });
    sheet.put(5, mark ?? 'D', { format: 'text', role: 'note' });
    sheet.put(6, [reason, asAt].filter(Boolean).join(', '), { format: 'text', role: 'note' });
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
