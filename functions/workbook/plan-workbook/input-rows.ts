import type { Basis } from '#shared/content/schemas/parts.ts';
import type { Cell, Formula } from '../formula/formula.ts';
import type { Format } from '../grid/looks.ts';
import { Sheet, type Validation } from '../grid/sheet.ts';
import { originText, type Source } from './workbook-plan.ts';

export interface InputRow {
  name?: string;
  label: string;
  value: number;
  format: Format;
  unit: string;
  from: { words: string } | { basis: Basis } | { why: string };
  limits?: Validation;
  /** The value follows from other inputs. */
  formula?: Formula;
}

const notNegative: Validation = {
  type: 'decimal',
  min: 0,
  max: 1_000_000_000,
  says: 'Please type a number from 0 up.',
};

export const between = (min: number, max: number): Validation => ({
  type: 'decimal',
  min,
  max,
  says: `Please type a number from ${min} to ${max}.`,
});

/** Writes the sheet of inputs: each row has an editable value, the plan's value, and its source. */
export class InputRows {
  readonly sheet = new Sheet({
    name: 'Inputs',
    widths: [46, 14, 16, 14, 90],
    frozen: { rows: 3, columns: 1 },
  });
  readonly #sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
    this.sheet.words('title', 'Inputs');
    this.sheet.words(
      'subtitle',
      'Green cells are your own figures. Yellow cells are ours. Change any of them and every sheet updates.',
    );
    this.sheet.head('What', 'Value', { words: 'Unit' }, 'In your plan', { words: 'Where it comes from' });
  }

  group(title: string): void {
    this.sheet.space();
    this.sheet.words('heading', title);
  }

  add({ name, label, value, format, unit, from, limits, formula }: InputRow): Cell {
    const role = 'words' in from ? 'answer' : 'assumption';
    const why = 'why' in from ? from.why : originText(from, this.#sources);
    this.sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = this.sheet.put(2, formula ?? value, { format, role: formula ? 'plain' : role });
    this.sheet.put(3, unit, { format: 'text', role: 'note' });
    this.sheet.put(4, value, { format, role: 'plain' });
    this.sheet.put(5, why, { format: 'text', role: 'note' });
    if (!formula) this.sheet.validate(cell, limits ?? notNegative);
    this.sheet.row += 1;
    return name === undefined ? cell : this.sheet.named(cell, name);
  }
}
