import { readGoal } from '#shared/plan/goal/read-goal.ts';
import { amountPhrases } from '#shared/plan/goal/testing/amount-phrases.ts';
import { deadlinePhrases } from '#shared/plan/goal/testing/deadline-phrases.ts';
import { peoplePhrases } from '#shared/plan/goal/testing/people-phrases.ts';
import { periodPhrases } from '#shared/plan/goal/testing/period-phrases.ts';
import { quantile } from './figures.ts';

const parts = [
  '1',
  '1,',
  '1 000 ',
  'a ',
  '$',
  '1-',
  'in 1 ',
  'by the ',
  'and a half ',
  'hundred ',
  "a'",
  '٠',
  'x',
];
const hostile = parts.map((part) => part.repeat(250).slice(0, 250));
const now = new Date('2026-11-22T01:00:00Z');

const readTimes = (texts: readonly string[], background = ''): number[] =>
  texts.map((text) => {
    const beganAtMs = performance.now();
    readGoal(text, { background, now });
    return performance.now() - beganAtMs;
  });

/** How long it takes to read an income goal: what people write, and what somebody wrote to make it slow. */
export function benchGoal(): [string, string][] {
  const written = [amountPhrases, periodPhrases, deadlinePhrases, peoplePhrases].flat().map(([text]) => text);
  readTimes(written);
  const usual = readTimes(written);
  const slow = readTimes(hostile);
  const long = readTimes(hostile.slice(0, 3), 'I earn $1 a '.repeat(1000).slice(0, 10_000));
  const hundredthsOfMs = (value: number) => `${value.toFixed(2)} ms`;
  return [
    [`Goal read, median of ${written.length} phrases`, hundredthsOfMs(quantile(usual, 0.5))],
    ['Goal read, slowest 250 characters meant to be slow', hundredthsOfMs(Math.max(...slow))],
    ['Goal read, slowest with a background of 10,000', hundredthsOfMs(Math.max(...long))],
  ];
}
