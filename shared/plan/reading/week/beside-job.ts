import type { JobEnd } from '../income/job-end.ts';
import { days, type Fact, type Income, type WeekCell } from '../reading.ts';
import { isoOf } from '../said-dates.ts';

/** A job in the day and free days of every week do not go together: the one ends where the other starts. */

const dayMs = 86_400_000;
const weekdays = new Set<string>(days.slice(0, 5));
/** So many weekdays leave no room for a full-time job. */
const fullWeek = 4;
const fullPayCents = 4_500_000;

const isDaytime = ({ value: { is, day, part } }: Fact<WeekCell>): boolean =>
  is === 'free' && part !== 'evening' && weekdays.has(day);

const daysOf = (cells: readonly Fact<WeekCell>[]): number =>
  new Set(cells.map(({ value }) => value.day)).size;

/** "It closes on 18 December. Weekdays 8 to 5." The weekdays are free once the job is over. */
export function afterJob(week: readonly Fact<WeekCell>[], end: JobEnd | undefined): Fact<WeekCell>[] {
  const taken = week.filter((cell) => isDaytime(cell) && !cell.value.turn);
  const isSaid = taken.some(({ value: { starts, ends } }) => (starts ?? ends) !== undefined);
  if (!end || isSaid || daysOf(taken) < fullWeek) return [...week];
  const starts = isoOf(Date.parse(end.lastDay) / dayMs + 1);
  return week.map((cell) => (taken.includes(cell) ? { ...cell, value: { ...cell.value, starts } } : cell));
}

/** "I give notice 1 February. From March Mon to Fri 6 to 5": the wage stops where full weeks of their own start. */
export function endByWeek(
  income: readonly Fact<Income>[],
  week: readonly Fact<WeekCell>[],
): Pick<JobEnd, 'lastDay'> | undefined {
  const later = week.filter((cell) => isDaytime(cell) && cell.value.starts !== undefined);
  const [first] = later.flatMap(({ value }) => value.starts ?? []).toSorted();
  const isFull = income.some(({ value }) => value.kind === 'wage' && (value.yearCents ?? 0) >= fullPayCents);
  if (first === undefined || !isFull || daysOf(later) < fullWeek) return undefined;
  return { lastDay: isoOf(Date.parse(first) / dayMs - 1) };
}

/** "Saturdays until February, full time from March": they work before the day on which they start. */
export const hasTimesUntil = (week: readonly Fact<WeekCell>[]): boolean =>
  week.some(({ value: { is, ends } }) => is === 'free' && ends !== undefined);
