import { describe, expect, it } from 'vitest';
import { readGoal } from './read-goal.ts';
import { amountPhrases } from './testing/amount-phrases.ts';
import { deadlinePhrases } from './testing/deadline-phrases.ts';
import { peoplePhrases } from './testing/people-phrases.ts';
import { periodPhrases } from './testing/period-phrases.ts';
import { summarise } from './testing/summarise.ts';

/** In Sydney it is Sunday 22 November 2026. */
const now = new Date('2026-11-22T01:00:00Z');

describe.each([
  ['sums of money', amountPhrases],
  ['periods', periodPhrases],
  ['deadlines', deadlinePhrases],
  ['people', peoplePhrases],
])('goals about %s', (_about, phrases) => {
  it.each(phrases.map(([text, reading]) => ({ text, reading })))('$text: $reading', ({ text, reading }) => {
    const [figures = '', ...notes] = reading.split(/ (?=!)/);
    expect(summarise(readGoal(text, { background: '', now }))).toBe([figures, ...notes.toSorted()].join(' '));
  });
});

it('names no stretch that is the same cent a month', () => {
  const { target, stretch } = readGoal('save $0.05 to $0.10 in 24 months', { background: '', now });
  expect([target, stretch]).toEqual([1, undefined]);
});
