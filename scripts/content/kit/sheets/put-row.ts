import type { Cell, Formula } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { type Content, key, plain, type Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';

interface Row {
  label: string;
  content: Content;
  note: string;
  format: Format;
  limits?: Validation;
  /** What other cells, and whoever reads a formula, call it. */
  name?: string | undefined;
  /** A result that stands out. */
  isKey?: boolean;
}

/** A line of a form: what, its cell, and why it is there. Only what is typed may be changed. */
export function putRow(sheet: Sheet, { label, content, note, format, limits, name, isKey }: Row): Cell {
  sheet.put(1, label, { format: 'text', role: 'label' });
  const isFormula = typeof content === 'object' && content !== null;
  const ofFormula = isKey ? key(format) : plain(format);
  const cell = sheet.put(2, content, isFormula ? ofFormula : { format, role: 'answer' });
  if (limits !== undefined) sheet.validate(cell, limits);
  sheet.put(3, note, { format: 'text', role: 'note' });
  sheet.row += 1;
  return name === undefined ? cell : sheet.named(cell, name);
}

/** Rows of results on a sheet, one below the other, each with a name; a number among them is typed. */
export const resultRows =
  (sheet: Sheet) =>
  (label: string, content: number | Formula, look: { note: string; format: Format; name: string }): Cell =>
    putRow(sheet, { label, content, isKey: true, ...look });
