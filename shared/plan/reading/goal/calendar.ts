import { dayMs } from '#shared/domain/day-ms.ts';

/** Days as whole numbers, counted from 1 January 1970, without hours or zones. */
export interface Span {
  first: number;
  last: number;
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Months count from 1; a day past the end of its month runs on into the next. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayMs;

export const partsOf = (day: number): { year: number; month: number; date: number; weekday: number } => {
  const at = new Date(day * dayMs);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
};

export const monthSpan = (year: number, month: number): Span => ({
  first: dayOf(year, month, 1),
  last: dayOf(year, month + 1, 0),
});

/** A date, or nothing when the month has no such day. */
export const realDay = (year: number, month: number, date: number): number | undefined => {
  const { first, last } = monthSpan(year, month);
  const inMonth = month >= 1 && month <= 14 && date >= 1 && date <= last - first + 1;
  return inMonth ? first + date - 1 : undefined;
};

/** The same date some months on, or the last day of a month too short for it. */
export const addMonths = (day: number, months: number): number => {
  const { year, month, date } = partsOf(day);
  const { first, last } = monthSpan(year, month + months);
  return Math.min(first + date - 1, last);
};

/** Easter Sunday, by the anonymous Gregorian algorithm. */
export const easterOf = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return dayOf(year, 3, 22 + epact + weekday - 7 * shift);
};

/** The plan works in whole months; the nearest is never more than half a month from what was asked. */
export const monthsBetween = (from: number, to: number): number =>
  Math.max(1, Math.round(((to - from) * 48) / 1461));

export const isoOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Today's date in that zone. */
export const localDay = (now: Date, timeZone: string): number => {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return dayOf(parts.get('year') ?? 1970, parts.get('month') ?? 1, parts.get('day') ?? 1);
};
