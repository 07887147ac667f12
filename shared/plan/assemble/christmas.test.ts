import { expect, it } from 'vitest';
import { meetsChristmas } from './christmas.ts';

it('the weeks around Christmas are named where more than a few days of a plan lie in them', () => {
  expect(meetsChristmas('2026-11-23', 45)).toBe(true);
  expect(meetsChristmas('2026-11-23', 30)).toBe(false);
  expect(meetsChristmas('2027-01-04', 30)).toBe(false);
  expect(meetsChristmas('2026-12-28', 14)).toBe(true);
  expect(meetsChristmas('2026-06-01', 60)).toBe(false);
});
