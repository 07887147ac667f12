import { expect, it } from 'vitest';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { refuseSubmission } from '#shared/plan/refuse-submission.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { inputOf, knownNow, knownPeople } from './known-people.ts';

const catalogue = readCatalogue();

const refused = (answers: Partial<RunAnswers>, tier: PlanType) =>
  refuseSubmission(
    { answers: { ...planAnswers, ...answers }, profile: { name: 'Priya Nair', country: 'Australia' } },
    { tier, now: knownNow, catalogue },
  );

it('refuses of the people we know those that no business fits, and asks the one whose goal is a joke', () => {
  const found = knownPeople.flatMap((person) => {
    const refusal = refuseSubmission(inputOf(person), { tier: person.plan, now: knownNow, catalogue });
    return refusal ? [[person.id, refusal.code]] : [];
  });
  expect(found).toEqual([
    ['joker-trivia-vic', 'question-open'],
    ['mlm-oils', 'prohibited-work'],
    ['crypto-signals', 'prohibited-work'],
  ]);
});

it.each(planTypes)('asks on %s for a skill where none was named', (tier) => {
  const refusal = refused({ skills: 'Sales', content: 'I want to be my own boss and work from home.' }, tier);
  expect(refusal?.code).toBe('skill-missing');
  expect(refusal?.sentence).toContain('What have people thanked you or paid you for?');
});

it.each(planTypes)('takes on %s what names a skill', (tier) => {
  expect(refused({}, tier)).toBeUndefined();
});

const wiring = { skills: 'Electrician', content: 'I want to rewire houses and install power points.' };
it('leaves to a reviewer whether work that needs a licence may be planned', () => {
  expect(refused(wiring, 'BASIC')).toMatchObject({ code: 'licensed-work' });
  expect(refused(wiring, 'BASIC')?.sentence).toContain('Electrical licence');
  expect(refused(wiring, 'PRO')).toBeUndefined();
});

it('takes on Basic licensed work of a person who says that they hold the licence', () => {
  const held = {
    ...wiring,
    content: `${wiring.content} I am a licensed electrician with an A grade licence.`,
  };
  expect(refused(held, 'BASIC')).toBeUndefined();
});

const sundials = {
  skills: 'Sundial making',
  content: 'I am a sundial maker. I have made sundials for twelve years and gardeners ask me for more.',
};
it('needs a price and a cost for a business that the catalogue lacks, where no reviewer can ask', () => {
  const refusal = refused(sundials, 'BASIC');
  expect(refusal?.code).toBe('figures-missing');
  expect(refusal?.sentence).toMatch(/charge for one\?.*cost you/);
  expect(refused(sundials, 'ENTERPRISE')).toBeUndefined();
});

const unclear = { incomeGoal: 'I would like $1,500, please.' };
it('asks on Basic first what would change the goal, and leaves that to a reviewer otherwise', () => {
  const refusal = refused(unclear, 'BASIC');
  expect(refusal?.code).toBe('question-open');
  expect(refusal?.sentence).toContain('for a week, a month or a year?');
  expect(refused(unclear, 'PRO')).toBeUndefined();
});

it('takes the answer from what was confirmed', () => {
  const input = {
    answers: { ...planAnswers, ...unclear },
    profile: { name: 'Priya Nair', country: 'Australia' },
    confirmed: { version: 1, goal: { cents: 150_000, per: 'month', tax: 'before' } },
  } as const;
  expect(refuseSubmission(input, { tier: 'BASIC', now: knownNow, catalogue })).toBeUndefined();
});

it.each(['student physio for sore shoulders', 'home osteopathy', 'chiro visits for runners'])(
  'sells no Basic plan for work that needs a registration, whatever it is called: %s',
  (what) => {
    const confirmed = {
      version: 1,
      picked: { kind: 'own', what, priceCents: 4000, costCents: 200, hours: 1 },
    } as const;
    const answers = {
      ...planAnswers,
      skills: 'sports trainer',
      content: 'People ask me to help with injuries.',
    };
    const input = { answers, profile: { name: 'Priya Nair', country: 'Australia' }, confirmed };
    expect(refuseSubmission(input, { tier: 'BASIC', now: knownNow, catalogue })?.code).toBe('licensed-work');
  },
);
