import { expect, it } from 'vitest';
import { understand } from '#shared/plan/describe/understand.ts';
import { briefOf } from '#web/components/understanding/brief-of.ts';
import { exampleBrief } from '#web/features/dashboard/steps/step-picture.tsx';
import { readCatalogue } from '../content/catalogue/read-files.ts';

it('the example of a year is what the rules make of its hours and goal', () => {
  const catalogue = readCatalogue();
  const answers = {
    budget: '<300',
    timePerWeek: '5–10h',
    skills: 'Bookkeeping in Xero, 4 years',
    interests: 'Small business',
    incomeGoal: 'I want to earn $1,000 a month within nine months.',
    content: 'I did the books of a builder for four years. Two cafes have asked me to do theirs.',
  };
  const { businesses } = understand(
    { answers, profile: { name: 'Dana', country: 'Australia' } },
    { now: new Date('2026-11-22T01:00:00Z'), catalogue },
  );
  expect(businesses[0] && briefOf(businesses[0])).toEqual(exampleBrief);
});
