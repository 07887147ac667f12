import { type Day, type DayPart, dayParts, type Reading, type WeekCell } from '../../reading/reading.ts';
import { dayName } from '../say/dates.ts';

/** What the customer's week leaves open, for messages and scripts. */

type Week = Pick<Reading, 'week'>;

const allDays: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekend = allDays.slice(5);

function openIn({ week }: Week): (day: Day, part: DayPart) => boolean {
  const cells = week.map(({ value }) => value);
  const isOnlyNamed = cells.some(({ is }) => is === 'free');
  return (day, part) => {
    const cell = cells.find((one) => one.day === day && one.part === part);
    return cell ? cell.is === 'free' : !isOnlyNamed;
  };
}

const minutesOfPart = 240;
const lengthOf = ({ from, to }: WeekCell): number =>
  from === undefined || to === undefined ? minutesOfPart : to - from;

const mostDays = 2;

/** The days on which the customer has the most time. An hour in the evening is no day of work where they have a whole day. */
export function freeDays({ week }: Week): Day[] {
  const minutes = new Map<Day, number>();
  // Times of now come before those that start later.
  const now = week.filter(({ value }) => value.starts === undefined);
  for (const { value } of now.some(({ value }) => value.is === 'free') ? now : week)
    if (value.is === 'free') minutes.set(value.day, (minutes.get(value.day) ?? 0) + lengthOf(value));
  const most = Math.max(0, ...minutes.values());
  return [...minutes]
    .filter(([, length]) => length * 2 >= most)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostDays)
    .map(([day]) => day);
}

export const inWeekOrder = (days: readonly Day[]): Day[] =>
  days.toSorted((one, other) => allDays.indexOf(one) - allDays.indexOf(other));

const dayPattern = (day: Day): RegExp => new RegExp(`\\b${dayName(day)}s?\\b`);
const daysIn = (text: string): Day[] => allDays.filter((day) => dayPattern(day).test(text));
const namedParts = /\b(morning|afternoon|evening)s?\b/gi;

/** Whether a text names a day or a part of the day on which the person said that they are not free. */
export function namesBlockedTime(text: string, reading: Week): boolean {
  if (reading.week.length === 0) return false;
  const isOpen = openIn(reading);
  const isDayOpen = (day: Day) => dayParts.some((part) => isOpen(day, part));
  if (daysIn(text).some((day) => !isDayOpen(day))) return true;
  if (/\bweekends?\b/i.test(text) && !weekend.some(isDayOpen)) return true;
  return [...text.matchAll(namedParts)].some(
    ([, part = '']) => !allDays.some((day) => isOpen(day, part.toLowerCase() as DayPart)),
  );
}
