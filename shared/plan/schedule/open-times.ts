import { isSchoolHoliday } from '#shared/content/school-holidays.ts';
import { type Day, type DayPart, dayParts, type Reading, type WeekCell } from '../reading/reading.ts';
import { assumedStart, holdsOn } from '../reading/week/turn-dates.ts';
import { addDays, dayOf } from '../write/say/dates.ts';
import type { Opening } from './schedule.ts';

/** A stretch of a day that is the person's own. */
export interface OpenTime {
  date: string;
  part: DayPart;
  from: number;
  to: number;
  /** For work without clients. */
  isDesk?: true;
}

/** Whether offices are closed on a date where the person lives. */
export type IsHoliday = (date: string) => boolean;

interface Range {
  from: number;
  to: number;
}

/** What we use of a part when the person named no times: never early, never late. */
const usual: Readonly<Record<DayPart, Range>> = {
  morning: { from: 540, to: 720 },
  afternoon: { from: 780, to: 1020 },
  evening: { from: 1110, to: 1230 },
};

const cellOf = (reading: Reading, day: Day, part: DayPart): WeekCell | undefined =>
  reading.week.find(({ value }) => value.day === day && value.part === part)?.value;

const weekdays: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** Parts that we may use when the person said nothing of their week: outside office hours for people with a job. */
function usualParts(reading: Reading, day: Day): readonly DayPart[] {
  const isTaken =
    reading.income.some(({ value }) => value.kind === 'wage') ||
    reading.situations.some(({ value }) => /student|under-18/.test(value.id));
  if (isTaken)
    return day === 'sat' ? ['morning', 'afternoon'] : day === 'sun' ? ['morning'] : (['evening'] as const);
  return weekdays.includes(day) ? ['morning', 'afternoon'] : [];
}

/** The parts of one day that are free: only what was named, where anything was named. */
export function partsOf(reading: Reading, day: Day): readonly DayPart[] {
  const isNamed = reading.week.some(({ value }) => value.is === 'free');
  const isBlocked = (part: DayPart) => cellOf(reading, day, part)?.is === 'blocked';
  if (isNamed) return dayParts.filter((part) => cellOf(reading, day, part)?.is === 'free');
  const open = usualParts(reading, day).filter((part) => !isBlocked(part));
  return open;
}

/** Days on which something is said to be free, after what was ruled out; then any part that was not ruled out. */
const hasOpenPart = (reading: Reading): boolean =>
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).some(
    (day) => partsOf(reading, day).length > 0,
  );

function timeOf(reading: Reading, day: Day, part: DayPart): Range {
  const cell = cellOf(reading, day, part);
  if (cell?.from !== undefined && cell.to !== undefined) return { from: cell.from, to: cell.to };
  return usual[part];
}

/** A break between two free parts is part of the day, so that a job may go on over lunch. */
const longestBreak = 60;

function joined(times: readonly (OpenTime & { isNamed: boolean })[]): OpenTime[] {
  const list: OpenTime[] = [];
  for (const { isNamed, ...time } of times) {
    const before = list.at(-1);
    // A break that the person named stays one.
    const most = isNamed ? 0 : longestBreak;
    if (before && before.isDesk === time.isDesk && time.from - before.to <= most)
      before.to = Math.max(before.to, time.to);
    else if (time.to - time.from >= 15) list.push({ ...time });
  }
  return list;
}

/** Every stretch that is the person's own in a span of days. */
export function openTimes(
  reading: Reading,
  { from, days, isHoliday }: { from: string; days: number; isHoliday: IsHoliday },
): OpenTime[] {
  const times: OpenTime[] = [];
  const isAny = !hasOpenPart(reading);
  const assumed = assumedStart(reading, from);
  for (let index = 0; index < days; index += 1) {
    const date = addDays(from, index);
    if (isHoliday(date) || reading.away.some(({ value }) => date >= value.from && date <= value.to)) continue;
    if (reading.inTerm && isSchoolHoliday(date)) continue;
    const day = dayOf(date);
    const parts = isAny
      ? dayParts.filter((part) => cellOf(reading, day, part)?.is !== 'blocked')
      : partsOf(reading, day);
    times.push(
      ...joined(
        parts
          .filter((part) => holdsOn(cellOf(reading, day, part) ?? {}, date, assumed))
          .map((part) => ({
            date,
            part,
            ...timeOf(reading, day, part),
            ...(cellOf(reading, day, part)?.isDesk && { isDesk: true as const }),
            isNamed: cellOf(reading, day, part)?.from !== undefined,
          })),
      ),
    );
  }
  return times;
}

/** Offices thin out between Christmas and New Year, and most small firms close. */
const isYearEnd = (date: string): boolean => {
  const day = date.slice(5);
  return day >= '12-24' || day <= '01-03';
};

/** The hours of a day in which a task can be done that needs other people. */
export function openingHours(opening: Opening, date: string, isHoliday: IsHoliday): Range | undefined {
  if (opening === 'any') return { from: 0, to: 1440 };
  if (isHoliday(date)) return undefined;
  if (opening === 'client') return { from: 420, to: 1230 };
  const day = dayOf(date);
  if (opening === 'daylight') return day === 'sun' ? { from: 540, to: 1020 } : { from: 420, to: 1140 };
  if (day === 'sun' || isYearEnd(date)) return undefined;
  if (opening === 'office') return day === 'sat' ? undefined : { from: 540, to: 990 };
  return day === 'sat' ? { from: 540, to: 780 } : { from: 480, to: 1050 };
}
