import { dayMs } from '#shared/domain/day-ms.ts';

/** The content of a cell; null is an empty one. */
export type Value = number | string | boolean | null;
export type Argument = Value | readonly Value[];

/** A spreadsheet error in place of a value; it never should occur, so it is never caught. */
export class FormulaFault extends Error {
  override readonly name = 'FormulaFault';
}

export function asNumber(value: Argument): number {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return Number(value);
  throw new FormulaFault(`${JSON.stringify(value)} is no number`);
}

export const asBoolean = (value: Argument): boolean =>
  typeof value === 'boolean' ? value : asNumber(value) !== 0;

const isRange = (value: Argument): value is readonly Value[] => Array.isArray(value);
const listOf = (value: Argument): readonly Value[] => (isRange(value) ? value : [value]);
/** Ignores texts and empty cells of a range, like a spreadsheet. */
const numbersOf = (values: readonly Argument[]): number[] =>
  values.flatMap((value) => listOf(value).filter((one) => typeof one === 'number'));

/** Spreadsheets round decimal values: half a cent is half a cent, even if its binary fraction lies a little lower. */
const slack = 1e-9;
const roundAway = (value: number, digits: number): number => {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.floor(Math.abs(value) * scale + 0.5 + slack)) / scale;
};

const roundUp = (value: number, digits: number): number => {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.ceil(Math.abs(value) * scale)) / scale;
};

/** Rounds a non-negative amount up to the next multiple. */
const roundUpTo = (value: number, step: number): number => Math.ceil(value / step - slack) * step;

const epochMs = Date.UTC(1899, 11, 30);
export const daySerial = (isoDay: string): number => (Date.parse(`${isoDay}T00:00:00Z`) - epochMs) / dayMs;

function addMonths(serial: number, count: number): number {
  const date = new Date(epochMs + serial * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (Date.UTC(year, month, Math.min(date.getUTCDate(), last)) - epochMs) / dayMs;
}

const compare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '<>': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
};

function meets(criterion: Argument): (value: Value) => boolean {
  const [, sign = '', number = ''] = /^(>=|<=|<>|>|<|=)(-?[\d.]+)$/.exec(String(criterion)) ?? [];
  const test = compare[sign];
  if (!test) throw new FormulaFault(`${String(criterion)} is no criterion`);
  return (value) => typeof value === 'number' && test(value, Number(number));
}

function sumIfs([sums = [], ...pairs]: readonly Argument[]): number {
  const columns: [values: readonly Value[], fits: (value: Value) => boolean][] = [];
  for (let at = 0; at < pairs.length; at += 2)
    columns.push([listOf(pairs[at] ?? []), meets(pairs[at + 1] ?? null)]);
  return listOf(sums).reduce<number>(
    (total, value, index) =>
      columns.every(([values, fits]) => fits(values[index] ?? null)) ? total + asNumber(value) : total,
    0,
  );
}

function indexOf([range = [], at = null]: readonly Argument[]): Value {
  const found = listOf(range)[asNumber(at) - 1];
  if (found === undefined) throw new FormulaFault(`There is no place ${asNumber(at)} in the range`);
  return found;
}

function matchOf([wanted = null, range = []]: readonly Argument[]): number {
  const index = listOf(range).indexOf(isRange(wanted) ? null : wanted);
  if (index < 0) throw new FormulaFault('No value in the range matches');
  return index + 1;
}

const first = ([value = null]: readonly Argument[]): number => asNumber(value);
const second = ([, value = null]: readonly Argument[]): number => asNumber(value);

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((total, value) => total + value, 0) / middle.length;
}

/** The functions used in our formulas; each has the same name and meaning in Excel, LibreOffice and Google Sheets. */
export const excelFunctions: Readonly<Record<string, (values: readonly Argument[]) => Value>> = {
  AND: (values) => values.every(asBoolean),
  OR: (values) => values.some(asBoolean),
  MIN: (values) => Math.min(...numbersOf(values)),
  MAX: (values) => Math.max(...numbersOf(values)),
  SUM: (values) => numbersOf(values).reduce((total, value) => total + value, 0),
  COUNT: (values) => numbersOf(values).length,
  AVERAGE: (values) => {
    const numbers = numbersOf(values);
    return numbers.reduce((total, value) => total + value, 0) / numbers.length;
  },
  MEDIAN: (values) => medianOf(numbersOf(values)),
  CEILING: (values) => roundUpTo(first(values), second(values)),
  ABS: (values) => Math.abs(first(values)),
  INT: (values) => Math.floor(first(values)),
  POWER: (values) => first(values) ** second(values),
  LN: (values) => Math.log(first(values)),
  ROUND: (values) => roundAway(first(values), second(values)),
  ROUNDUP: (values) => roundUp(first(values), second(values)),
  SUMIFS: sumIfs,
  SUMPRODUCT: ([a = [], b = []]) =>
    listOf(a).reduce<number>(
      (total, value, index) => total + asNumber(value) * asNumber(listOf(b)[index] ?? null),
      0,
    ),
  INDEX: indexOf,
  MATCH: matchOf,
  EDATE: (values) => addMonths(first(values), second(values)),
};
