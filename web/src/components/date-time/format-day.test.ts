import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

describe('a day in words', () => {
  it.each([
    ['2026-11-20', '20 November 2026'],
    ['2026-01-01', '1 January 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2025-12-31', '31 December 2025'],
    ['soon', 'soon'],
  ])('%s is %s, with its day and month on one line', (day, words) => {
    expect(formatDay(day)).toBe(words.replace(' ', '\u00a0'));
  });
});
