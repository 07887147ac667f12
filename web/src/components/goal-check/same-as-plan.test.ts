import { expect, it } from 'vitest';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import { plainText } from '#shared/plan/document/text.ts';
import { explain } from '#shared/plan/model/explain.ts';
import { textsIn } from '#shared/plan/testing/read-printed.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { shortBy, whole, wholeGoal } from './print-monthly.ts';
import { shareOf } from './verdict-words.ts';

const now = new Date('2026-11-22T00:00:00Z');
const inputFor = (incomeGoal: string) => ({
  answers: {
    incomeGoal,
    timePerWeek: '5–10h',
    skills: 'lawn mowing',
    budget: '<300',
    interests: 'gardens',
    content: 'I mow lawns.',
  },
  profile: { name: '', country: 'Australia' },
});
const asInPlan = (amount: string): string => amount.replace('A$', '$');

const goals = [5, 10, 20, 40].flatMap((tens) => [
  ...['week', 'fortnight'].flatMap((period) => [1, 3, 7].map((more) => `$${tens * 10 + more} a ${period}`)),
  ...[11, 23, 37].map((more) => `$${tens * 500 + more} a year`),
]);

it.each(sampleOf(goals, 6))('says of %s what its plan says', (incomeGoal) => {
  const input = inputFor(incomeGoal);
  const told = explain(input, { now });
  const { supportedCents, targetCents, gapCents, targetFromHours } = told.feasibility;
  expect(targetFromHours).toBe(false);
  const document = compilePlan(input, { tier: 'BASIC', now, planId: 'p1' });
  const said = textsIn(document.sections).map(plainText);
  const verdict = said.find((text) => /, or \d+%|: \d+%\./.test(text)) ?? '';
  expect(verdict).toContain(`${asInPlan(wholeGoal(targetCents))} a month`);
  expect(verdict).toContain(asInPlan(whole(supportedCents)));
  if (gapCents === 0) return;
  expect(verdict).toContain(`The gap is ${asInPlan(shortBy(supportedCents, targetCents))}.`);
  const share = shareOf(told)?.replace(/^about | of the goal$/g, '');
  expect(verdict).toContain(share ?? '0%');
});
