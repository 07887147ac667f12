import { isSchoolHoliday } from '#shared/content/school-holidays.ts';
import type { Reading, WeekCell } from '../reading/reading.ts';
import { assumedStart, holdsOn, shareOfWeeks } from '../reading/week/turn-dates.ts';
import { dayOf } from '../write/say/dates.ts';
import { daysIn, monthAt } from './calendar-months.ts';
import { freeDays } from './plan-hours.ts';
import { sum } from './round.ts';

const iso = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

/**
 * What each date has of an ordinary day: one of a week that is as always; where free times take turns, start or end, as
 * many of the hours of a week as fall on it.
 */
function openOn(
  reading: Reading,
  { hours, today }: { hours: number; today: string },
): (date: string) => number {
  const free = reading.week.filter(({ value }) => value.is === 'free');
  const assumed = assumedStart(reading, today);
  const isCounted = ({ turn }: WeekCell): boolean => !turn || (turn.from ?? assumed) !== undefined;
  const isBound = ({ turn, starts, ends }: WeekCell): boolean => (turn ?? starts ?? ends) !== undefined;
  if (!free.some(({ value }) => isBound(value) && isCounted(value))) {
    const share = shareOfWeeks(reading);
    const before = shareBefore(reading, today);
    return (date) => share * before(date);
  }
  const all = sum(freeDays(reading).map((day) => day.hours * (day.share ?? 1)));
  const perHour = (7 * Math.min(1, hours / Math.max(0.5, all))) / Math.max(0.5, hours);
  return (date) => {
    const cells = free.filter(({ value }) => {
      const { turn: _, ...always } = value;
      return value.day === dayOf(date) && holdsOn(isCounted(value) ? value : always, date, assumed);
    });
    const [first] = cells;
    const [day] = freeDays({
      week: cells.map(({ value: { ends: _, ...value }, ...fact }) => ({ ...fact, value })),
    });
    const turn = first && !isCounted(first.value) ? first.value.turn : undefined;
    return day ? day.hours * perHour * (turn ? turn.on / turn.of : 1) : 0;
  };
}

/** "10 hours for now, and 40 from 1 July": a part of the later hours until then. */
function shareBefore({ hours }: Reading, today: string): (date: string) => number {
  const { first, low = 0, high = 0 } = hours?.value ?? {};
  if (!first) return () => 1;
  const day = `${first.until.month}`.padStart(2, '0') + '-' + `${first.until.day}`.padStart(2, '0');
  const year = Number(today.slice(0, 4));
  const turn = `${year}-${day}` > today ? `${year}-${day}` : `${year + 1}-${day}`;
  const share = Math.min(1, first.hours / Math.max(0.5, (low + high) / 2));
  return (date) => (date < turn ? share : 1);
}

/**
 * Share of each month on which the customer does not work: days away, days that have passed, school holidays where they
 * work in terms, and times that are not free.
 */
export function awayShares(
  reading: Reading,
  {
    firstMonth,
    months,
    today,
    hours,
    isInTerm,
  }: { firstMonth: string; months: number; today: string; hours: number; isInTerm: boolean },
): { away: number[]; awayWeeks: number } {
  let awayDays = 0;
  const open = openOn(reading, { hours, today });
  const away = Array.from({ length: months }, (_, index) => {
    const month = monthAt(firstMonth, index);
    const length = daysIn(month);
    let there = 0;
    for (let day = 1; day <= length; day += 1) {
      const date = iso(month, day);
      const isAway = reading.away.some(({ value }) => date >= value.from && date <= value.to);
      if (isAway && index < 12) awayDays += 1;
      const isClosed = date < today || (isInTerm && isSchoolHoliday(date));
      if (!isAway && !isClosed) there += open(date);
    }
    return Math.round((1 - Math.min(1, there / length)) * 100) / 100;
  });
  return { away, awayWeeks: Math.round((awayDays / 7) * 10) / 10 };
}
