/** Invariant: no sitting, and no day that a plan names to do something on, is one that the person ruled out. */
import type { StatedLimit } from '../limits/limits.ts';
import { addDays } from './plan-dates.ts';
import {
  type DayAtTimes,
  type FreeTime,
  type Opening,
  readDayAtTimes,
  type Sitting,
  weekdays,
} from './week.ts';

type Day = Sitting['day'];
const dayOf = { saturdays: 'Saturday', sundays: 'Sunday' } as const;

const isWeekend = (day: Day): boolean => day === 'Saturday' || day === 'Sunday';

/** Who is free at this time of any day keeps it. */
const byDay: readonly FreeTime[] = ['mornings', 'afternoons', 'school-hours', 'weekdays'];

const refusesEvenings = (stated: readonly StatedLimit[]): boolean =>
  stated.some(({ limit }) => limit === 'evenings');

export const daysRuledOut = (stated: readonly StatedLimit[]): readonly Day[] => [
  ...new Set(
    stated.flatMap(({ limit }) => (limit === 'saturdays' || limit === 'sundays' ? [dayOf[limit]] : [])),
  ),
];

/** What is left of the weekend. */
export function weekendLeft(stated: readonly StatedLimit[]): DayAtTimes | null {
  const out = daysRuledOut(stated);
  if (out.length === 2) return null;
  if (out.length === 0) return 'weekend';
  return out.includes('Sunday') ? 'Saturday' : 'Sunday';
}

/** The proposed week with nothing on days or in parts of days that were ruled out; each sitting keeps its hours. */
export function keepLimits(
  week: readonly Sitting[],
  stated: readonly StatedLimit[],
  { openings = [], free = 'mixed' }: { openings?: readonly Opening[]; free?: FreeTime } = {},
): readonly Sitting[] {
  const out = daysRuledOut(stated);
  const noEvenings = refusesEvenings(stated);
  const taken = new Set(week.map(({ day }) => day).filter((day) => !out.includes(day)));
  return week.map((sitting) => {
    const day = out.includes(sitting.day) ? freeDay(taken, out) : sitting.day;
    const isMoved = day !== sitting.day && !isWeekend(day) && !noEvenings && !byDay.includes(free);
    // An evening is what most jobs leave of a weekday, and an afternoon is still light.
    const isLight = sitting.part !== 'evening' && openings.includes('daylight');
    const part = isMoved ? (isLight ? 'afternoon' : 'evening') : sitting.part;
    return { ...sitting, day, part: noEvenings && part === 'evening' ? 'afternoon' : part };
  });
}

/** The other day of the weekend, which a job leaves as well, before those of the working week. */
function freeDay(taken: Set<Day>, out: readonly Day[]): Day {
  const inOrder = ['Saturday', 'Sunday', 'Tuesday', 'Thursday', 'Wednesday', 'Monday', 'Friday'] as const;
  const day = inOrder.find((one) => !taken.has(one) && !out.includes(one)) ?? 'Friday';
  taken.add(day);
  return day;
}

/** Of the days of a plan, which begins on a Monday, this one or the last before it that is not ruled out. */
export function lastDayWithin(day: number, stated: readonly StatedLimit[]): number {
  const name = weekdays[(day - 1) % weekdays.length];
  return daysRuledOut(stated).some((one) => one === name) ? lastDayWithin(day - 1, stated) : day;
}

/** Of the days of the calendar, this one (as `2026-12-06`) or the first after it that is not ruled out. */
export function firstDayWithin(date: string, stated: readonly StatedLimit[]): string {
  const name = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % weekdays.length];
  return daysRuledOut(stated).some((one) => one === name) ? firstDayWithin(addDays(date, 1), stated) : date;
}

/** A background without the words that rule days out, so that they are not read as naming them. */
export const withoutRefusals = (background: string, stated: readonly StatedLimit[]): string =>
  stated
    .filter(({ limit }) => limit === 'evenings' || limit in dayOf)
    // “Saturdays” alone may be part of “Saturdays or Sundays”.
    .toSorted((one, other) => other.clause.length - one.clause.length)
    .reduce((text, { clause }) => text.replace(clause, ''), background);

/** Free time that was named and ruled out as well is not gone by. */
export function freeWithin(free: FreeTime, stated: readonly StatedLimit[]): FreeTime {
  if (free === 'evenings') return refusesEvenings(stated) ? 'afternoons' : free;
  if (free !== 'weekends' && free !== 'saturdays' && free !== 'sundays') return free;
  const left = weekendLeft(stated);
  if (left === 'weekend') return free;
  return left === null ? 'mixed' : left === 'Saturday' ? 'saturdays' : 'sundays';
}

export function dayAtTimesWithin(background: string, stated: readonly StatedLimit[]): DayAtTimes | null {
  const day = readDayAtTimes(background);
  const left = weekendLeft(stated);
  if (left === 'weekend' || day === left) return day;
  return day === 'weekend' ? left : null;
}
