import { addDays } from '../model/plan-dates.ts';

/** Few Australian firms answer between these days; households are away or have guests. */
const from = '12-22';
const until = '01-08';

export const christmasWords = 'Few answer from 22 December to 8 January.';

/** Whether more than a few days of a stretch lie in the weeks around Christmas. */
export function meetsChristmas(startsOn: string, days: number): boolean {
  const inside = Array.from({ length: days }, (_, index) => addDays(startsOn, index).slice(5)).filter(
    (day) => day >= from || day <= until,
  );
  return inside.length > 5;
}
