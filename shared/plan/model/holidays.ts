import { publicHolidays } from '#shared/content/public-holidays.ts';
import type { EmptyWeek } from './place-tasks.ts';
import { addDays } from './plan-dates.ts';

/** With the sittings marked on which shops and offices are shut everywhere. */
export const withHolidays = (weeks: readonly EmptyWeek[], startsOn: string): EmptyWeek[] =>
  weeks.map((week) => ({
    ...week,
    sittings: week.sittings.map((sitting) => ({
      ...sitting,
      isHoliday: publicHolidays[addDays(startsOn, sitting.day - 1)] !== undefined,
    })),
  }));

/** The days of a stretch that are public holidays everywhere. */
export const holidaysWithin = (startsOn: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(startsOn, index)).filter(
    (day) => publicHolidays[day] !== undefined,
  );
