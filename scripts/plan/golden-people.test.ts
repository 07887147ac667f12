/** Twelve people as they were read and what was chosen. `UPDATE_GOLDEN=1` writes the files again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { root } from '../build/ensure-built.ts';
import { type Person, preparePlanner } from './plan-person.ts';
import { summarisePlan } from './summarise-plan.ts';

const folder = join(root, 'shared/plan/testing/golden/people');
const people = JSON.parse(readFileSync(join(root, 'shared/plan/testing/people.json'), 'utf8')) as Person[];
const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();

const golden = [
  'carpenter-agents-ute',
  'tiler-unlicensed-nsw',
  'blind-piano-teacher',
  'vietnamese-alterations-nsw',
  'tiffin-punjabi-vic',
  'arborist-wa',
  'senior-dev-little-time',
  'bookkeeper-no-bas-nsw',
  'dv-resume-writer',
  'celebrant-dj-nsw',
  'joker-trivia-vic',
  'crypto-signals',
];

it.each(golden)('%s is read and planned as before', (id) => {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`people.json has no ${id}`);
  const file = join(folder, `${id}.yaml`);
  const summary = summarisePlan(plan(person, now));
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, stringify(summary, { lineWidth: 0 }));
  expect(JSON.parse(JSON.stringify(summary))).toEqual(parse(readFileSync(file, 'utf8')));
});
