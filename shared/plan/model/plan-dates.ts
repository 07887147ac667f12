import { dayMs } from '#shared/domain/day-ms.ts';

/** Eastern standard time, the latest clock that most readers live by; a plan has days, not hours. */
const easternMs = 10 * 3_600_000;

const asDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first Monday after the day of `nowMs`, so that page 2 speaks of a Monday that is still to come. */
export function startingMonday(nowMs: number): string {
  const today = new Date(nowMs + easternMs);
  const untilMonday = (8 - today.getUTCDay()) % 7 || 7;
  return asDate(today.getTime() + untilMonday * dayMs);
}

export const addDays = (date: string, days: number): string =>
  asDate(Date.parse(`${date}T00:00:00Z`) + days * dayMs);

/** The day on which so many whole months from the start have gone by. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  return asDate(Date.UTC(year, month - 1 + count, Math.min(day, last)));
}
