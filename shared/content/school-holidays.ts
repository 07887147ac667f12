/**
 * Weeks of school holidays, as month and day, both included. Summer: Queensland ends on 11 December 2026 and starts on
 * 27 January 2027, Victoria ends on 18 December 2026, by their education departments, as at November 2026. The other
 * weeks move with Easter and differ between states by a week or two: these are days that most of them share.
 */
const holidays: readonly { from: string; to: string }[] = [
  { from: '12-19', to: '12-31' },
  { from: '01-01', to: '01-27' },
  { from: '04-03', to: '04-18' },
  { from: '06-28', to: '07-16' },
  { from: '09-20', to: '10-04' },
];

export const isSchoolHoliday = (date: string): boolean =>
  holidays.some(({ from, to }) => date.slice(5) >= from && date.slice(5) <= to);
