import { describe, expect, it } from 'vitest';
import { isPublicHoliday, publicHolidays, regionHolidays } from './public-holidays.ts';

/** Calculates Easter Sunday by the Gregorian rule (Meeus). */
function easter(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return new Date(Date.UTC(year, month - 1, day));
}
const iso = (date: Date, days = 0): string =>
  new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const named = (name: string): string[] =>
  Object.entries(publicHolidays).flatMap(([day, holiday]) => (holiday === name ? [day] : []));
const years = [2026, 2027, 2028];

describe('public holidays', () => {
  it('have Easter as in the calendar', () => {
    expect(named('Good Friday')).toEqual(years.map((year) => iso(easter(year), -2)));
    expect(named('Easter Monday')).toEqual(years.map((year) => iso(easter(year), 1)));
  });

  it('have each fixed day once a year, and a weekday added only if one falls on a weekend', () => {
    for (const [name, day] of [
      ['New Year’s Day', '01-01'],
      ['Australia Day', '01-26'],
      ['Anzac Day', '04-25'],
      ['Christmas Day', '12-25'],
      ['Boxing Day', '12-26'],
    ] as const)
      expect(named(name)).toEqual(years.map((year) => `${year}-${day}`));
    const added = Object.entries(publicHolidays).filter(([, name]) => name.includes(', '));
    for (const [day, name] of added) {
      const [holiday = '', weekday = ''] = name.split(', ');
      const own = named(holiday).find((one) => one.startsWith(day.slice(0, 4))) ?? '';
      expect([0, 6]).toContain(new Date(own).getUTCDay());
      expect(['Monday', 'Tuesday'][new Date(day).getUTCDay() - 1]).toBe(weekday);
    }
  });

  it('are in order', () => {
    for (const days of [publicHolidays, ...Object.values(regionHolidays)].map((one) => Object.keys(one)))
      expect(days).toEqual([...days].sort());
  });

  it.each(Object.entries(regionHolidays))('of %s has its own days in each year', (_, own) => {
    for (const year of years) {
      const days = Object.keys(own).filter((day) => day.startsWith(`${year}`));
      expect(days.length).toBeGreaterThanOrEqual(2);
      // A holiday that every state keeps must not be repeated.
      for (const day of days) expect(publicHolidays[day]).toBeUndefined();
      // The King’s Birthday is a Monday everywhere.
      const birthday = days.filter((day) => own[day] === 'King’s Birthday');
      expect(birthday.map((day) => new Date(day).getUTCDay())).toEqual([1]);
    }
  });

  it('are those of the region, and abroad only the days when nearly every office is closed', () => {
    expect(isPublicHoliday('2027-03-08', 'TAS')).toBe(true);
    expect(isPublicHoliday('2027-03-08', 'QLD')).toBe(false);
    expect(isPublicHoliday('2027-01-26', undefined)).toBe(true);
    expect(isPublicHoliday('2027-01-26', 'abroad')).toBe(false);
    expect(isPublicHoliday('2026-12-25', 'abroad')).toBe(true);
  });
});
