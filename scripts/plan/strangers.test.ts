/** Sixty people whose answers were written by someone who had not seen the code. The level may rise and not fall. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/ensure-built.ts';
import type { Expectation } from './expectation.ts';
import { judge } from './judge-plan.ts';
import { type Person, preparePlanner } from './plan-person.ts';

const file = join(root, 'shared/plan/testing/strangers.json');
const strangers = JSON.parse(readFileSync(file, 'utf8')) as (Person & { expect: Expectation })[];
const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();
const judged = strangers.map((person) => ({
  id: person.id,
  verdict: judge(plan(person, now), person.expect),
}));

it('get a plan for their own business, a refusal or a question', () => {
  const wrong = judged.filter(({ verdict }) => !verdict.isRightBusiness).map(({ id }) => id);
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(3);
});

it('are read right where a fact is read, and most facts are found', () => {
  const right = judged.flatMap(({ verdict }) => verdict.right).length;
  const wrong = judged.flatMap(({ id, verdict }) => verdict.wrong.map((fact) => `${id}: ${fact}`));
  const missed = judged.flatMap(({ id, verdict }) => verdict.missed.map((fact) => `${id}: ${fact}`));
  expect(right / (right + wrong.length), wrong.join('; ')).toBeGreaterThanOrEqual(0.97);
  expect(right / (right + missed.length), missed.join('; ')).toBeGreaterThanOrEqual(0.82);
});
