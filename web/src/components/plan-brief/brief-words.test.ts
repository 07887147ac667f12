import { expect, it } from 'vitest';
import { briefWords } from './brief-words.ts';

const brief = { path: 'lawns', title: 'Lawns', supportedCents: 126_040, byMonth: [] };

it.each([
  [{ verdict: 'comfortable', targetCents: 100_000 }, 'Comfortable: A$1,260 a month, goal A$1,000'],
  [{ verdict: 'tight', targetCents: 130_000 }, 'Tight: A$1,260 a month, goal A$1,300'],
] as const)('a plan that was judged %o says so', (judged, words) => {
  expect(briefWords({ ...brief, judged })).toBe(words);
});

it('a plan without an amount to judge says what it supports', () => {
  expect(briefWords(brief)).toBe('What your hours support: A$1,260 a month');
});
