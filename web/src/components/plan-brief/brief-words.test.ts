import { expect, it } from 'vitest';
import { briefWords } from './brief-words.ts';

const brief = { path: 'lawns', title: 'Lawns', supportedCents: 126_040, byMonth: [50_000, 126_010, 140_000] };

it.each([
  [
    { verdict: 'comfortable', targetCents: 100_000 },
    'Your goal of A$1,000 fits comfortably: about A$1,260 a month by month 2',
  ],
  [
    { verdict: 'tight', targetCents: 130_000 },
    'Your goal of A$1,300 is tight: about A$1,260 a month by month 2',
  ],
] as const)('a plan that was judged %o says so', (judged, words) => {
  expect(briefWords({ ...brief, judged })).toBe(words);
});

it('a plan without an amount to judge says what it supports, and no month that its first year does not have', () => {
  expect(briefWords({ ...brief, byMonth: [] })).toBe('Your hours support about A$1,260 a month');
});
