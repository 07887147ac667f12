import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import type { Sheet, Validation } from '#functions/workbook/grid/sheet.ts';
import { factNumbers } from '#shared/content/fact-numbers.ts';
import { putRow } from '../sheets/put-row.ts';

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

/** The example of every version. */
export const firstVisit: Visit = {
  what: 'The example',
  dogs: 2,
  minutes: 45,
  extra: 20,
  kilometres: 34,
  driving: 42,
  quote: 185,
};

/** The four tests of the handbook, and three that a buyer’s own week brings up. */
export const testVisits: readonly Visit[] = [
  firstVisit,
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

/** What a visit comes to before it is rounded: the work, the way there, and both together. */
export function putWorkAndTravel(
  sheet: Sheet,
  { work, travel }: Readonly<Record<'work' | 'travel', Formula>>,
): Cell {
  const money = (label: string, content: Formula, note: string): Cell =>
    putRow(sheet, { label, content, note, format: 'money' });
  const workCell = money('Work', work, 'Your minutes, at the rate');
  const travelCell = money('Travel', travel, 'The car, and driving at half the rate');
  return money('Work and travel', f`${workCell}+${travelCell}`, 'Before it is rounded');
}
