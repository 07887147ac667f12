import type { Day } from '../../reading/reading.ts';

const dayMs = 86_400_000;
const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const dayNames: Readonly<Record<Day, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const order: readonly Day[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const at = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

export const addDays = (iso: string, days: number): string =>
  new Date(at(iso).getTime() + days * dayMs).toISOString().slice(0, 10);
export const dayOf = (iso: string): Day => order[at(iso).getUTCDay()] ?? 'mon';
export const dayName = (day: Day): string => dayNames[day];

/** The Monday of the week of a date. */
export const weekOf = (iso: string): string => addDays(iso, -((at(iso).getUTCDay() + 6) % 7));

/** Offices and buyers are away from 23 December to 5 January, and so are many customers. */
export const isYearEnd = (iso: string): boolean => iso.slice(5) >= '12-23' || iso.slice(5) <= '01-05';

/** The date, or the first one after the year end. */
export function afterYearEnd(iso: string): string {
  let date = iso;
  while (isYearEnd(date)) date = addDays(date, 1);
  return date;
}

/** The last day of a month, from "2027-01". */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const monthOf = (iso: string): string => monthNames[Number(iso.slice(5, 7)) - 1] ?? '';

/** "July 2027", from a date or a month. */
export const monthYear = (iso: string): string => `${monthOf(iso)} ${iso.slice(0, 4)}`;
export const shortMonth = (iso: string): string => `${monthOf(iso).slice(0, 3)} ${iso.slice(2, 4)}`;
/** "28 March 2027" */
export const fullDate = (iso: string): string => `${Number(iso.slice(8))} ${monthYear(iso)}`;
/** "Monday 30 November" */
export const dayAndDate = (iso: string): string =>
  `${dayNames[dayOf(iso)]} ${Number(iso.slice(8))} ${monthOf(iso)}`;
/** "Mon 30 Nov" */
export const shortDate = (iso: string): string =>
  `${dayNames[dayOf(iso)].slice(0, 3)} ${Number(iso.slice(8))} ${monthOf(iso).slice(0, 3)}`;
export const monthWord = (calendarMonth: number): string => monthNames[calendarMonth - 1] ?? '';

/** "9 am", "2.30 pm" */
export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The date of an instant in a zone, as YYYY-MM-DD. */
export function localDate(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
