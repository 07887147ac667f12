import { expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { explain } from './explain.ts';
import { namedInstead, skilledInstead, usedAnswers } from './used-answers.ts';

const now = new Date('2026-11-26T00:00:00Z');
const told = (answers: { skills: string; interests?: string; timePerWeek?: string }) =>
  explain(
    {
      answers: {
        ...emptyAnswers,
        incomeGoal: 'A$800 a month by next June',
        timePerWeek: '5–10h',
        budget: '<300',
        interests: 'gardens',
        ...answers,
      },
      profile: { name: '', country: 'Australia' },
    },
    { now },
  );
const used = (answers: Parameters<typeof told>[0]) =>
  usedAnswers(told(answers)).map(({ entry, isUsed, readAs }) => [entry, isUsed, ...(readAs ? [readAs] : [])]);

it('names a skill that the path is not built on as not used, and what an interest was read as', () => {
  const writer = told({ skills: 'writing' });
  expect(writer.path.title).toBe('Pet Care Rounds');
  expect(used({ skills: 'writing' })).toEqual([
    ['5–10h', true],
    ['<300', true],
    ['writing', false],
    ['gardens', true, 'Local Tasks'],
  ]);
  expect(skilledInstead(writer)).toMatchObject({
    skill: 'writing',
    goal: 1,
    path: { title: 'AI-Assisted Content Desk' },
  });
});

it('leads to no other path where this one is built on a skill that was named, or none is', () => {
  const dogs = told({ skills: 'writing, dog walking' });
  expect(dogs.path.title).toBe('Pet Care Rounds');
  expect(
    usedAnswers(dogs)
      .filter(({ isUsed }) => isUsed)
      .map(({ entry }) => entry),
  ).toContain('dog walking');
  expect(skilledInstead(dogs)).toBeUndefined();
  expect(skilledInstead(told({ skills: 'astronomy' }))).toBeUndefined();
});

it('does not call hours used that are fewer than the path takes', () => {
  const [hours] = usedAnswers(told({ skills: 'video editing', interests: 'films', timePerWeek: '1–3h' }));
  expect(hours).toEqual({ of: 'hours', entry: '1–3h', isUsed: false, takes: 3 });
});

it('names the path that is about the thing itself, and what speaks against it', () => {
  expect(namedInstead(told({ skills: 'writing' }))).toMatchObject({
    entry: 'gardens',
    path: { title: 'Mobile Garden Care' },
    against: 'money',
  });
  expect(namedInstead(told({ skills: 'writing', interests: 'pets' }))).toBeUndefined();
});

it('shows once what somebody can do and likes, as used where either is, and nothing where nothing was named', () => {
  expect(used({ skills: 'Pets', interests: 'pets' }).slice(2)).toEqual([['Pets', true]]);
  expect(used({ skills: 'gardens', interests: 'Gardens' }).slice(2)).toEqual([['gardens', true]]);
  expect(used({ skills: 'none', interests: 'n/a' })).toEqual([
    ['5–10h', true],
    ['<300', true],
  ]);
});
