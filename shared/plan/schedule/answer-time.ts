import { isInSight, type Reading } from '../reading/reading.ts';
import { addDays, dayOf } from '../write/say/dates.ts';
import type { IsHoliday } from './open-times.ts';

/** People who are asked today need so many working days to answer. */
const daysToAnswer = 3;

function afterWorkingDays(date: string, isHoliday: IsHoliday): string {
  let day = date;
  for (let left = daysToAnswer; left > 0; ) {
    day = addDays(day, 1);
    if (!['sat', 'sun'].includes(dayOf(day)) && !isHoliday(day)) left -= 1;
  }
  return day;
}

/** The first day on which someone who was asked may buy. Who waits for it says yes on the same day. */
export const firstDayAfterAsking = (
  asked: string,
  { buyers }: Pick<Reading, 'buyers'>,
  isHoliday: IsHoliday,
): string =>
  buyers.some((buyer) => isInSight(buyer) && buyer.value.when !== 'sends')
    ? addDays(asked, 1)
    : afterWorkingDays(asked, isHoliday);
