import type { Line } from './line.ts';

const farthestMonths = 1200;
const unitMonths = new Map<string, number>(
  Object.entries({
    day: 12 / 365.25,
    week: 12 / 52,
    wk: 12 / 52,
    fortnight: 12 / 26,
    month: 1,
    mth: 1,
    mo: 1,
    m: 1,
    quarter: 3,
    year: 12,
    yr: 12,
  }).flatMap(([unit, months]): [string, number][] => [
    [unit, months],
    [`${unit}s`, months],
  ]),
);

export interface Length {
  months: number;
  /** Counted in days where the unit is days or weeks. */
  days?: number | undefined;
  next: number;
  isRange: boolean;
  isVague: boolean;
}

/** "By month 12" */
function numberedMonth(line: Line, at: number): Length | undefined {
  const number = line.is(at, 'month') ? line.number(at + 1) : undefined;
  const months = number?.scale === 1 ? number.value : 0;
  return months >= 1 && months <= farthestMonths && Number.isInteger(months)
    ? { months, days: undefined, next: at + 2, isRange: false, isVague: false }
    : undefined;
}

/** "18 months", "six to nine months", "a year and a half", "half a year", "the year". */
export function readLength(line: Line, at: number, isWithin: boolean): Length | undefined {
  const numbered = numberedMonth(line, at);
  if (numbered) return numbered;
  const half = line.is(at, 'half') && line.is(at + 1, 'a') ? 2 : 0;
  const article = !half && line.is(at, 'a', 'an', ...(isWithin ? ['the'] : [])) ? 1 : 0;
  const first = half || article ? undefined : line.number(at);
  if (!half && !article && (!first || first.scale > 10)) return undefined;
  let next = at + (half || article || 1);
  let count = half ? 0.5 : (first?.value ?? 1);
  const isRange = first !== undefined && line.is(next, '-', 'to', 'or') && line.number(next + 1)?.scale === 1;
  if (isRange) {
    count = Math.max(count, line.number(next + 1)?.value ?? 0);
    next += 2;
  }
  if (line.is(next, '-')) next += 1;
  const unit = unitMonths.get(line.word(next));
  if (unit === undefined) return undefined;
  next += 1;
  if (line.is(next, 'and') && line.is(next + 1, 'a') && line.is(next + 2, 'half')) {
    count += 0.5;
    next += 3;
  }
  if (count <= 0) return undefined;
  const months = Math.min(count * unit, farthestMonths);
  const days = unit < 1 ? Math.round((months * 1461) / 48) : undefined;
  return { months, days, next, isRange, isVague: first?.written === 'few' };
}
