import { describe, expect, it } from 'vitest';
import { addMonths, dayOf, easterOf, isoOf, localDay, monthsBetween, realDay } from './calendar.ts';

const day = (iso: string): number => Date.parse(iso) / 86_400_000;

describe('the calendar', () => {
  it.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('has Easter of %i on %s', (year, date) => {
    expect(isoOf(easterOf(year))).toBe(date);
  });

  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-22', 18, '2028-05-22'],
  ])('counts from %s by %i months to %s', (from, months, to) => {
    expect(isoOf(addMonths(day(from), months))).toBe(to);
  });

  it.each([
    ['2026-11-22', 1, 'the day itself is no less than a month to work in'],
    ['2026-12-25', 1, '33 days'],
    ['2027-01-06', 1, '45 days'],
    ['2027-01-07', 2, '46 days'],
    ['2027-06-30', 7, '220 days'],
  ])('takes the months until %s to be %i: %s', (to, months) => {
    expect(monthsBetween(day('2026-11-22'), day(to))).toBe(months);
  });

  it('knows no 31 February', () => {
    expect(realDay(2027, 2, 31)).toBeUndefined();
    expect(realDay(2028, 2, 29)).toBe(dayOf(2028, 2, 29));
  });

  it('takes today from the place of the writer', () => {
    const now = new Date('2026-11-21T14:00:00Z');
    expect(isoOf(localDay(now, 'Australia/Sydney'))).toBe('2026-11-22');
    expect(isoOf(localDay(now, 'Australia/Perth'))).toBe('2026-11-21');
  });
});
