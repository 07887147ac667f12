import { expect, it } from 'vitest';
import { explain } from '#shared/plan/model/explain.ts';
import { asRunAnswers } from './check-answers.ts';
import { goalAsRead, hoursNeeded, nearerGoal, supportOf, whatItTakes, whyThisPath } from './verdict-words.ts';

const now = new Date('2026-11-22T00:00:00Z');
const told = (incomeGoal: string, timePerWeek: string) =>
  explain(
    {
      answers: asRunAnswers({
        incomeGoal,
        timePerWeek,
        skills: 'writing',
        budget: '<300',
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
  expect(hoursNeeded(far)).toBe('more than 40 a week');

  const near = told('A$500 a month in a year', '3–5h');
  const { feasibility, weeklyHours } = near;
  expect(feasibility.gapCents).toBeGreaterThan(0);
  expect(feasibility.alone.weeklyHours).toBeGreaterThan(weeklyHours);
  expect(whatItTakes(near)?.alone[0]).toBe(
    `You work ${feasibility.alone.weeklyHours} hours a week instead of ${weeklyHours}.`,
  );
  expect(hoursNeeded(near)).toBe(`${feasibility.alone.weeklyHours} a week, not ${weeklyHours}`);
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
  // Tested, it is reached by a little of everything; what is nearer then is what is supported as things stand.
  const again = told(nearer?.goal ?? '', '1–3h');
  expect(again.feasibility.targetCents).toBe(mix.goalCents);
  expect(again.feasibility.ratio).toBeGreaterThan(far.feasibility.ratio);
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

it('says why a path was chosen that brings less of the goal than another, or that many would do', () => {
  const far = told('A$10k a month', '3–5h');
  const better = far.choice.better;
  expect(better?.supportedCents).toBeGreaterThan(far.feasibility.supportedCents);
  expect(whyThisPath(far)).toMatch(
    new RegExp(`^${better?.title} would support A\\$\\d+ a month, but suits your other answers less\\.$`),
  );
  const near = told('A$1 a year', '3–5h');
  expect(near.choice.reaching).toBeGreaterThan(1);
  expect(whyThisPath(near)).toMatch(
    /^\d+ of 27 paths reach the goal; of these, this one comes first by your other answers\.$/,
  );
  expect(supportOf(near)).toMatch(/ a month, goal A\$0\.08$/);
  expect(whyThisPath(told('something on the side', '3–5h'))).toMatch(/^First of 27 paths by /);
});

it('says of the path that brings most of a goal that none comes closer', () => {
  const { choice, ...rest } = told('A$800 a month', '3–5h');
  const standing = (change: Partial<typeof choice>) =>
    whyThisPath({ ...rest, choice: { ...choice, ...change } });
  expect(standing({ better: null, reaching: 0 })).toBe('No path comes closer to the goal on these answers.');
  expect(standing({ better: null, reaching: 1 })).toBe(
    'The only path that reaches the goal on these answers.',
  );
  expect(standing({ better: { title: 'Other', supportedCents: rest.feasibility.targetCents } })).toMatch(
    /^Other would reach the goal, but suits/,
  );
});
