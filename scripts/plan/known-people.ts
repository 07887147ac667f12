import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanInput, RunAnswers } from '#shared/plan/plan-input.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import type { Person } from './plan-person.ts';

const peopleIn = (file: string): readonly Person[] =>
  JSON.parse(readFileSync(join(root, 'shared/plan/testing', file), 'utf8'));

export const knownPeople = peopleIn('people.json');
/** Includes people for whom nothing was adjusted. */
export const everyPerson = ['people.json', 'strangers.json', 'strangers-3.json'].flatMap(peopleIn);

/** Their plans are checked for order and for whole sentences. Each costs a third of a second of processor time. */
export const allPeople = [...(isLongRun ? everyPerson : knownPeople), ...peopleIn('strangers-4.json')];

export function knownPerson(id: string): Person {
  const person = knownPeople.find((one) => one.id === id);
  if (!person) throw new Error(`people.json has no ${id}`);
  return person;
}

/** What a submit of this person freezes. */
export const inputOf = ({ id, form, profile, full_name }: Person): PlanInput => {
  const { state, country = 'Australia', abn } = profile;
  return {
    answers: form,
    profile: { name: full_name ?? id, country, ...(state && { state }), ...(abn && { abn }) },
  };
};

/** The day on which people.json was written. */
export const knownNow = new Date('2026-11-28T02:00:00Z');

/** A customer of whom only the skills and the background matter. */
export const someCustomer = (skills: string, content: string, form: Partial<RunAnswers> = {}): Person => ({
  id: 'made',
  plan: 'PRO',
  profile: { state: 'Victoria', country: 'Australia' },
  form: {
    budget: '<500',
    timePerWeek: '5–10h',
    skills,
    interests: '',
    incomeGoal: '$300 a week by June',
    content,
    ...form,
  },
});
