import { sum } from './levers.ts';
import type { EmptySitting, EmptyWeek } from './place-tasks.ts';
import { type Sitting, weekdays } from './week.ts';

const fillShare = 0.85;
/** Hours are placed in quarters, which people can plan with and which add up exactly. */
export const perHour = 4;

/** The weeks of a roadmap, each filled to 85% at most; a short last week without a sitting has no room. */
export const layWeeks = (days: number, weeklyHours: number, week: readonly Sitting[]): EmptyWeek[] =>
  Array.from({ length: Math.ceil(days / 7) }, (_, index) => {
    const toDay = Math.min(days, index * 7 + 7);
    const fromDay = index * 7 + 1;
    const share = (toDay - fromDay + 1) / 7;
    const within = week.length > 0 ? sittingsWithin(week, fromDay, toDay) : everyDay(fromDay, toDay);
    const cap = within.length > 0 ? Math.floor(weeklyHours * share * fillShare * perHour) : 0;
    return { week: index + 1, fromDay, toDay, cap, sittings: shareOut(cap, within) };
  });

type Share = Omit<EmptySitting, 'cap'> & { hours: number };

/** The sittings of a week as days of the plan; day 1 is a Monday. */
const sittingsWithin = (week: readonly Sitting[], fromDay: number, toDay: number): Share[] =>
  week
    .map(({ day, part, hours }) => ({ day: fromDay + weekdays.indexOf(day), hours, time: { day, part } }))
    .filter(({ day }) => day <= toDay)
    .sort((a, b) => a.day - b.day);

const everyDay = (fromDay: number, toDay: number): Share[] =>
  Array.from({ length: toDay - fromDay + 1 }, (_, index) => ({
    day: fromDay + index,
    hours: 1,
    time: undefined,
  }));

/** In whole quarters, which still add up to the week's. */
function shareOut(cap: number, sittings: readonly Share[]): EmptySitting[] {
  const all = sum(sittings.map(({ hours }) => hours));
  const upTo = (count: number): number =>
    Math.floor((cap * sum(sittings.slice(0, count).map(({ hours }) => hours))) / all + 1e-9);
  return sittings.map(({ day, time }, index) => ({ day, time, cap: upTo(index + 1) - upTo(index) }));
}
