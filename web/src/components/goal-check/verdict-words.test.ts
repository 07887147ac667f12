import { expect, it } from 'vitest';
import { explain } from '#shared/plan/model/explain.ts';
import { asRunAnswers } from './check-answers.ts';
import { hoursNeeded, whatItTakes } from './verdict-words.ts';

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
  expect(takes?.besides[0]).toBe('Not enough alone: hours, price, time, demand.');
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

it('asks for nothing where there is no gap, or no amount', () => {
  expect(whatItTakes(told('A$50 a month in a year', '10h+'))).toBeUndefined();
  expect(whatItTakes(told('something on the side', '10h+'))).toBeUndefined();
});
