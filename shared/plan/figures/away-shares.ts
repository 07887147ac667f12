import type { Reading } from '../reading/reading.ts';
import { shareOfWeeks } from '../reading/week/turn-dates.ts';
import { daysIn, monthAt } from './calendar-months.ts';

const iso = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

/** Share of each month on which the customer is away, in the other weeks of a turn too, and the days that have passed. */
export function awayShares(
  reading: Reading,
  { firstMonth, months, today }: { firstMonth: string; months: number; today: string },
): { away: number[]; awayWeeks: number } {
  let awayDays = 0;
  const share = shareOfWeeks(reading);
  const away = Array.from({ length: months }, (_, index) => {
    const month = monthAt(firstMonth, index);
    const length = daysIn(month);
    let out = 0;
    for (let day = 1; day <= length; day += 1) {
      const date = iso(month, day);
      const isAway = reading.away.some(({ value }) => date >= value.from && date <= value.to);
      if (isAway && index < 12) awayDays += 1;
      if (isAway || date < today) out += 1;
    }
    return Math.round((1 - (1 - out / length) * share) * 100) / 100;
  });
  return { away, awayWeeks: Math.round((awayDays / 7) * 10) / 10 };
}
