import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { root } from '../../build/ensure-built.ts';

const word = z.string().min(1);
const person = z.strictObject({
  tier: z.enum(planTypes),
  about: word,
  shown: z.array(word).optional(),
  front: word,
  input: z.strictObject({
    profile: z.strictObject({ name: word, country: word, state: word }),
    answers: z.strictObject({
      budget: word,
      timePerWeek: word,
      skills: word,
      interests: word,
      incomeGoal: word,
      content: word,
    }),
  }),
});

const file = join(root, 'shared/content/sample-people.yaml');
const samples = z
  .strictObject({ day: z.iso.datetime(), people: z.array(person) })
  .parse(parse(readFileSync(file, 'utf8')));

export type SamplePerson = z.infer<typeof person>;
export const samplePeople: readonly SamplePerson[] = samples.people;
export const sampleDay = new Date(samples.day);
