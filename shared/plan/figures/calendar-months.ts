/** Months as YYYY-MM. */

export const monthAt = (firstMonth: string, index: number): string => {
  const [year = 2026, month = 1] = firstMonth.split('-').map(Number);
  const at = year * 12 + month - 1 + index;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** How many months from one to another. */
export const monthsFrom = (first: string, month: string): number => {
  const [one, other] = [first, month].map((text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)));
  return (other ?? 0) - (one ?? 0);
};

const names = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** From 0 for January. */
export const calendarMonth = (month: string): number => Number(month.slice(5)) - 1;
export const monthName = (month: string): string => names[calendarMonth(month)] ?? '';

export const daysIn = (month: string): number => {
  const [year = 2026, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The plan starts with the next calendar month once less than ten days of this one are left. */
export function firstMonthOf(now: Date): string {
  const month = now.toISOString().slice(0, 7);
  return now.getUTCDate() > 20 ? monthAt(month, 1) : month;
}
