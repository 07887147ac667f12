import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { plain, type Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import { factNumbers } from '#shared/content/fact-numbers.ts';

/** How Wren quotes a visit; each version of the ladder asks the same of other cells. */
export const workOf = ({ minutes, rate }: { minutes: Cell | Formula; rate: Cell }): Formula =>
  f`ROUND(${minutes}/60*${rate},2)`;

interface Travel {
  kilometres: Cell;
  driving: Cell;
  carRate: Cell;
  rate: Cell;
}

export const travelOf = ({ kilometres, driving, carRate, rate }: Travel): Formula =>
  f`ROUND(${kilometres}*${carRate}+${driving}/60*${rate}/2,2)`;

export const quoteOf = ({ dogs, sum, least }: { dogs: Cell; sum: Cell; least: Cell }): Formula =>
  f`IF(${dogs}<1,0,MAX(${least},CEILING(${sum},5)))`;

export const wrenRates = { hour: 70, kilometre: factNumbers['car-km'], least: 120 } as const;

export interface Visit {
  what: string;
  dogs: number;
  minutes: number;
  extra: number;
  kilometres: number;
  driving: number;
  /** What the last line must say. */
  quote: number;
}

/** The four tests of the handbook, and three that a buyer’s own week brings up. */
export const testVisits: readonly Visit[] = [
  { what: 'The example', dogs: 2, minutes: 45, extra: 20, kilometres: 34, driving: 42, quote: 185 },
  { what: 'Short and near', dogs: 1, minutes: 45, extra: 0, kilometres: 6, driving: 10, quote: 120 },
  { what: 'Long and matted', dogs: 3, minutes: 50, extra: 60, kilometres: 80, driving: 75, quote: 360 },
  { what: 'Nothing', dogs: 0, minutes: 45, extra: 20, kilometres: 34, driving: 42, quote: 0 },
  { what: 'Next door', dogs: 2, minutes: 60, extra: 0, kilometres: 0, driving: 0, quote: 140 },
  { what: 'Exactly on a step', dogs: 1, minutes: 120, extra: 0, kilometres: 0, driving: 0, quote: 140 },
  {
    what: 'A day’s drive for one',
    dogs: 1,
    minutes: 30,
    extra: 0,
    kilometres: 220,
    driving: 190,
    quote: 340,
  },
];

export const upTo = (max: number, what: string): Validation => ({
  type: 'decimal',
  min: 0,
  max,
  says: `Please type ${what}, 0 to ${max}.`,
});
export const wholeUpTo = (max: number, what: string): Validation => ({
  type: 'whole',
  min: 0,
  max,
  says: `Please type ${what}, 0 to ${max}.`,
});

interface Row {
  label: string;
  content: number | string | Formula | null;
  note: string;
  format: Format;
  limits?: Validation;
}

/** A line of a form: what, its cell, and why it is there. Only what is typed may be changed. */
export function putRow(sheet: Sheet, { label, content, note, format, limits }: Row): Cell {
  sheet.put(1, label, { format: 'text', role: 'label' });
  const isFormula = typeof content === 'object' && content !== null;
  const cell = sheet.put(2, content, isFormula ? plain(format) : { format, role: 'answer' });
  if (limits !== undefined) sheet.validate(cell, limits);
  sheet.put(3, note, { format: 'text', role: 'note' });
  sheet.row += 1;
  return cell;
}
