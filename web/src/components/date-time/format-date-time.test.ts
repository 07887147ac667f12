import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayAndTime,
  formatExpiry,
  formatNextExpiry,
  formatShortDateTime,
  formatSpan,
} from './format-date-time.ts';

/** Replaces no-break spaces; the test of line breaks checks those. */
const read = (text: string): string => text.replaceAll('\u00a0', ' ');

const sydney = 'Australia/Sydney';
const at = (iso: string): number => Date.parse(iso);

describe('a date and time', () => {
  it.each([
    ['2025-11-25T22:14:00Z', sydney, '26 Nov 2025', '26 Nov 2025, 9:14 am AEDT'],
    ['2025-06-30T14:05:00Z', sydney, '1 July 2025', '1 July 2025, 12:05 am AEST'],
    ['2025-11-25T01:00:00Z', 'Australia/Perth', '25 Nov 2025', '25 Nov 2025, 9:00 am AWST'],
    ['2025-11-25T02:30:00Z', 'UTC', '25 Nov 2025', '25 Nov 2025, 2:30 am UTC'],
    ['2025-11-25T12:30:00Z', 'UTC', '25 Nov 2025', '25 Nov 2025, 12:30 pm UTC'],
  ])('%s in %s is written in that zone', (iso, timeZone, date, dateTime) => {
    expect(read(formatDate(at(iso), { timeZone }))).toBe(date);
    expect(read(formatDateTime(at(iso), { timeZone }))).toBe(dateTime);
  });

  it('names the year only when it differs from the reader’s current year', () => {
    const newYear = { timeZone: sydney, nowMs: at('2025-12-31T14:00:00Z') };
    expect(read(formatShortDateTime(at('2026-03-01T00:00:00Z'), newYear))).toBe('1 Mar, 11:00 am');
    expect(read(formatShortDateTime(at('2025-12-31T10:00:00Z'), newYear))).toBe('31 Dec 2025, 9:00 pm');
  });
});

it('keeps a short date and a time on one line each, with a line break allowed between them', () => {
  const [instant, moment] = [
    at('2025-11-25T22:14:00Z'),
    { timeZone: sydney, nowMs: at('2026-01-01T00:00:00Z') },
  ];
  const lines = (text: string) => text.split(' ');
  expect(lines(formatDate(instant, moment))).toEqual(['26\u00a0Nov\u00a02025']);
  expect(lines(formatShortDateTime(instant, moment))).toEqual(['26\u00a0Nov\u00a02025,', '9:14\u00a0am']);
  expect(lines(formatDayAndTime(instant, moment))).toEqual([
    'Wednesday',
    '26\u00a0November,',
    '9:14\u00a0am',
    'AEDT',
  ]);
});

describe('a span', () => {
  it.each([
    [59_999, 'less than a minute'],
    [60_000, '1 minute'],
    [3_599_999, '59 minutes'],
    [3_600_000, '1 hour'],
    [86_399_999, '23 hours'],
    [86_400_000, '1 day'],
    [6 * 86_400_000 + 5, '6 days'],
    [60 * 86_400_000 - 5, '60 days'],
    [60 * 86_400_000 - 3_600_001, '59 days'],
  ])('of %i ms is %s', (spanMs, text) => expect(formatSpan(spanMs)).toBe(text));
});

describe('the next expiry', () => {
  const instant = '2025-11-25T22:14:00Z';
  it.each([
    ['2025-11-19T22:00:00Z', 'Next expiry in 6 days (26 Nov, 9:14 am)'],
    ['2025-11-25T22:14:00Z', 'Expired (26 Nov, 9:14 am)'],
  ])('seen at %s reads: %s', (now, text) => {
    expect(read(formatNextExpiry(at(instant), { timeZone: sydney, nowMs: at(now) }))).toBe(text);
  });
});

describe('an expiry', () => {
  const instant = '2025-11-25T22:14:00Z';
  it.each([
    ['2025-11-19T22:00:00Z', 'expires in 6 days (26 Nov, 9:14 am)'],
    ['2025-11-25T22:13:59.999Z', 'expires in less than a minute (26 Nov, 9:14 am)'],
    ['2025-11-25T22:14:00Z', 'expired (26 Nov, 9:14 am)'],
    ['2025-11-27T22:14:00Z', 'expired (26 Nov, 9:14 am)'],
  ])('seen at %s %s', (now, text) => {
    expect(read(formatExpiry(at(instant), { timeZone: sydney, nowMs: at(now) }))).toBe(text);
  });
});
