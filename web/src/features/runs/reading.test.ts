import { expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { Reach } from '#shared/plan/describe/understanding.ts';
import {
  needsMore,
  someBusiness,
  someUnderstanding,
} from '#web/components/understanding/testing/some-understanding.ts';
import { asksFirst, readingOf, requestOf } from './reading.ts';

const answers = { ...emptyAnswers, timePerWeek: '5–10h', incomeGoal: '$800 a month by next June' };

const basic = { answers, plan: 'BASIC' } as const;

const far = someUnderstanding({
  businesses: [
    someBusiness({
      reaches: { ...(someBusiness().reaches as Reach), verdict: 'not-supported', reachedCents: 12_000 },
    }),
  ],
});

it('answers near their goal are read back, and submitted without a question', () => {
  const reading = readingOf(someUnderstanding(), basic);
  expect(reading).toEqual({
    goal: '$800 a month before tax by 30 June 2027',
    noAmount: false,
    unread: false,
    refused: false,
  });
  expect(asksFirst(reading)).toBe(false);
});

it('a goal that is not supported raises a question first, with what there is of it', () => {
  const reading = readingOf(far, basic);
  expect(reading.gap).toBe('about $120 of $800 a month');
  expect(asksFirst(reading)).toBe(true);
});

it('a question about the goal names the business that reaches more', () => {
  const [first] = far.businesses;
  const better = someBusiness({ id: 'bookkeeping/monthly', title: 'Monthly books' });
  expect(readingOf(far, basic).more).toBeUndefined();
  const both = { ...far, businesses: first ? [first, better] : [] };
  expect(readingOf(both, basic).more).toBe('“Monthly books” reaches more: $640 a month.');
});

it('a goal is never called unsupported because of missing hours', () => {
  const withoutHours = { ...answers, timePerWeek: '' };
  expect(readingOf(far, { answers: withoutHours, plan: 'BASIC' }).gap).toBeUndefined();
});

it('a goal without an amount raises a question, and a missing goal does not', () => {
  const { goal: _, ...noGoal } = someUnderstanding();
  expect(asksFirst(readingOf(noGoal, basic))).toBe(true);
  const notYet = { answers: { ...answers, incomeGoal: '' }, plan: 'BASIC' } as const;
  expect(readingOf(noGoal, notYet).noAmount).toBe(false);
});

it('a background that says nothing raises a question', () => {
  expect(asksFirst(readingOf(someUnderstanding({ isBackgroundUnread: true }), basic))).toBe(true);
});

it('a reason for refusal raises no question, because a refusal spends nothing', () => {
  expect(readingOf(needsMore, basic).refused).toBe(true);
  const needsFigures = { ...far, basicNeeds: ['What do you charge for one?'] };
  expect(asksFirst(readingOf(needsFigures, basic))).toBe(false);
  expect(readingOf(needsFigures, { answers, plan: 'PRO' }).refused).toBe(false);
});

const home = { country: 'Australia', state: null } as const;

it('sends an answer that is too long only up to its limit', () => {
  const answers = { ...emptyAnswers, incomeGoal: 'g'.repeat(300), content: 'c'.repeat(10_001) };
  const { incomeGoal, content } = requestOf(answers, undefined, home);
  expect([incomeGoal.length, content?.length]).toEqual([250, 10_000]);
});

it('sends the state only of people who have one', () => {
  expect(requestOf(emptyAnswers, undefined, home)).toEqual({ ...emptyAnswers, country: 'Australia' });
  expect(requestOf(emptyAnswers, undefined, { ...home, state: 'Victoria' }).state).toBe('Victoria');
});
