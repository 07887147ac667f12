import { expect, it } from 'vitest';
import { explain } from '#shared/plan/model/explain.ts';
import { verdictOf as judge } from '#shared/plan/model/feasibility.ts';
import { asRunAnswers } from './check-answers.ts';
import {
  goalAsRead,
  hoursAWeek,
  inBrief,
  marginOf,
  nearerGoal,
  paysNothing,
  shareOf,
  shareOfSum,
  supportOf,
  verdictOf,
  whatItTakes,
  whyThisPath,
} from './verdict-words.ts';

const now = new Date('2026-11-22T00:00:00Z');
const told = (incomeGoal: string, timePerWeek: string, budget = '<300') =>
  explain(
    {
      answers: asRunAnswers({
        incomeGoal,
        timePerWeek,
        skills: 'writing',
        budget,
        interests: 'books',
      }),
      profile: { name: '', country: 'Australia' },
    },
    { now },
  );

it('names each change that meets the goal by itself, and in the same breath those that do not', () => {
  const far = told('A$3,000 a month by Christmas', '3–5h');
  const takes = whatItTakes(far);
  expect(far.feasibility.alone).toMatchObject({ weeklyHours: null, goalCents: 0 });
  expect(takes?.alone).toEqual([]);
  expect(takes?.besides[0]).toBe(
    'More hours, a higher price, a later date or more buyers alone would not do it.',
  );
  expect(hoursAWeek(far)).toBe('more than 40 needed');
  const enough = (hours: string) => hoursAWeek(told('A$50 a month in a year', hours));
  expect(enough('5–10h')).toBe('7.5, middle of 5–10');
  expect(enough('10h+')).toBe('12; you said 10 or more');

  const near = told('A$500 a month in a year', '3–5h');
  const { feasibility, weeklyHours } = near;
  expect(feasibility.gapCents).toBeGreaterThan(0);
  expect(feasibility.alone.weeklyHours).toBeGreaterThan(weeklyHours);
  expect(whatItTakes(near)?.alone[0]).toBe(
    `You work ${feasibility.alone.weeklyHours} hours a week instead of ${weeklyHours}.`,
  );
  expect(hoursAWeek(near)).toBe(`${feasibility.alone.weeklyHours} needed, not ${weeklyHours}`);
});

it('offers a mix only where each of its steps is less than enough by itself, and names what moves', () => {
  const near = Array.from({ length: 14 }, (_, index) =>
    told(`A$${150 + index * 50} a month in a year`, '3–5h'),
  );
  const offered = near.flatMap((one) => {
    const mixed = whatItTakes(one)?.besides.find((words) => words.startsWith('A little of everything'));
    return mixed === undefined ? [] : [{ ...one, mixed }];
  });
  expect(offered.length).toBeGreaterThan(0);
  for (const { mixed, weeklyHours, feasibility } of offered) {
    expect(feasibility.mix.weeklyHours).not.toBe(feasibility.alone.weeklyHours);
    expect(mixed).not.toContain(`: ${weeklyHours} hours`);
  }
});

it('says row by row how far all of it would go where even that is not enough, and which goal that reaches', () => {
  const far = told('A$10,000 a month by next month', '1–3h');
  const { mix } = far.feasibility;
  const together = whatItTakes(far)?.together;
  expect(together?.pushes.map(({ name }) => name)).toEqual(['Hours a week', 'Your price', 'Time', 'Buyers']);
  expect(together?.pushes).toContainEqual({ name: 'Time', now: '1 month', furthest: '7 months' });
  expect(together?.pushes).toContainEqual({ name: 'Buyers', now: 'expected', furthest: '50% more' });
  const nearer = nearerGoal(far);
  expect(nearer?.amount).toBe(together?.support);
  expect(nearer?.goal).toBe(`${together?.support} in 7 months`);
  expect(nearer?.supportedBy).toBeUndefined();
  // Tested, it is reached by a little of everything; what is nearer then is what is supported as things stand.
  const again = told(nearer?.goal ?? '', '1–3h');
  expect(again.feasibility.targetCents).toBe(mix.goalCents);
  expect(again.feasibility.ratio).toBeGreaterThan(far.feasibility.ratio);
});

it('calls no path that pays nothing the best, and tests no less than another path pays', () => {
  const { choice, feasibility, ...rest } = told('a million dollars by tomorrow', '1–3h');
  const better = { slug: 'other', title: 'Other', persona: 'some', supportedCents: 344_40 } as const;
  const nothing = {
    ...rest,
    choice: { ...choice, paths: 27, better },
    feasibility: { ...feasibility, supportedCents: 0, mix: { ...feasibility.mix, goalCents: 146_00 } },
  } as unknown as Parameters<typeof nearerGoal>[0];
  expect(paysNothing(nothing)).toBe(true);
  expect(whyThisPath(nothing)).toBe('First of 27 paths by your five answers, but it pays nothing by then.');
  expect(nearerGoal(nothing)).toEqual({
    amount: 'A$344 a month',
    goal: 'A$344 a month in 1 month',
    supportedBy: better,
  });
});

it('prints a goal of a week alike wherever it stands', () => {
  const weekly = told('$50 a week', '3–5h');
  expect(goalAsRead(weekly)).toBe('A$217 a month');
  expect(supportOf(weekly)).toMatch(/, goal A\$217$/);
});

it('asks for nothing where there is no gap, or no amount', () => {
  expect(whatItTakes(told('A$50 a month in a year', '10h+'))).toBeUndefined();
  expect(whatItTakes(told('something on the side', '10h+'))).toBeUndefined();
});

it('gives a share of a goal that is missed alone: by how much one is passed is said already', () => {
  expect(shareOf(told('A$500 a month in a year', '3–5h'))).toMatch(/^about \d+% of the goal$/);
  expect(shareOf(told('A$50 a month in a year', '10h+'))).toBeUndefined();
  expect(shareOf(told('something on the side', '10h+'))).toBeUndefined();
});

it('says why a path was chosen that brings less of the goal than another, or that many would do', () => {
  const far = told('A$10k a month', '3–5h');
  const better = far.choice.better;
  expect(better?.supportedCents).toBeGreaterThan(far.feasibility.supportedCents);
  expect(better).toMatchObject({ slug: expect.any(String), persona: expect.any(String) });
  expect(whyThisPath(far)).toMatch(
    /^Supports A\$\d+ a month, and comes first of 27 paths by your five answers\.$/,
  );
  const near = told('A$1 a year', '3–5h');
  expect(near.choice.reaching).toBeGreaterThan(1);
  expect(whyThisPath(near)).toMatch(
    /^\d+ of 27 paths reach the goal; of these, this one comes first by your other answers\.$/,
  );
  expect(supportOf(near)).toMatch(/ a month, goal A\$0\.08$/);
  expect(whyThisPath(told('something on the side', '3–5h'))).toMatch(/^First of 27 paths by /);
});

it('says that a budget leaves fewer paths to choose from', () => {
  expect(whyThisPath(told('A$10k a month', '3–5h', '0'))).toMatch(
    /^Supports A\$\d+ a month, and comes first of the 21 paths your budget allows\.$/,
  );
  expect(whyThisPath(told('A$1 a year', '3–5h', '0'))).toMatch(
    /^\d+ of the 21 paths your budget allows reach the goal; of these, /,
  );
});

it('says of the path that brings most of a goal that none comes closer', () => {
  const { choice, ...rest } = told('A$800 a month', '3–5h');
  const standing = (change: Partial<typeof choice>) =>
    whyThisPath({ ...rest, choice: { ...choice, ...change } });
  expect(standing({ better: null, reaching: 0 })).toBe('No path comes closer to the goal on these answers.');
  expect(standing({ better: null, reaching: 1 })).toBe(
    'The only path that reaches the goal on these answers.',
  );
});

it('says first whether a goal is reached, and by how much, before how easily', () => {
  const at = (supportedCents: number, targetCents: number) => {
    const { feasibility, ...rest } = told('A$800 a month', '3–5h');
    const ratio = supportedCents / targetCents;
    const gapCents = Math.max(0, targetCents - supportedCents);
    const judged = { ...feasibility, supportedCents, targetCents, ratio, gapCents, verdict: judge(ratio) };
    const found = { ...rest, feasibility: judged };
    return [verdictOf(found), marginOf(found)];
  };
  expect(at(888_99, 800_00)).toEqual(['Reached with little to spare', 'A$88 over the goal']);
  expect(at(800_50, 800_00)).toEqual(['Reached with little to spare', undefined]);
  expect(at(1_200_00, 800_00)).toEqual(['Reached with room to spare', 'A$400 over the goal']);
  expect(at(790_00, 800_00)).toEqual(['Nearly reached', 'A$10 a month short']);
  expect(at(500_00, 800_00)).toEqual(['A stretch', 'A$300 a month short']);
  expect(marginOf(told('something on the side', '3–5h'))).toBeUndefined();
});

it('reads a sum that is wanted at once as that sum, wherever it stands', () => {
  const tomorrow = told('a million dollars by tomorrow', '5–10h');
  expect(goalAsRead(tomorrow)).toBe('A$1,000,000 in all');
  expect(supportOf(tomorrow)).toMatch(/, goal A\$1,000,000 in all$/);
  expect(marginOf(tomorrow)).toMatch(/^A\$999,\d{3} short$/);
  expect(whatItTakes(tomorrow)?.alone).toContainEqual(expect.stringMatching(/^The goal is A\$\d+ in all\.$/));
  expect(shareOfSum(tomorrow)).toBe('');
});

it('says of a sum over months what it takes a month, and that this is its share', () => {
  const half = told('save A$3,000 in 6 months', '5–10h');
  expect(goalAsRead(half)).toBe('A$3,000 in all, A$500 a month');
  expect(shareOfSum(half)).toBe('; the goal is a month’s share of A$3,000');
  expect(inBrief(half)).toMatch(/^Reached with .+, A\$[\d,]+ a month, goal A\$500$/);
  expect(goalAsRead(told('save A$3,000 in 6 months after tax', '5–10h'))).toMatch(
    /^A\$3,000 in all after tax, A\$5\d\d a month before$/,
  );
  expect(shareOfSum(told('A$500 a month', '5–10h'))).toBe('');
});
