/** People whose answers were written by someone who had not seen the code. The level may rise and not fall. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import type { Expectation } from './expectation.ts';
import { judge } from './judge-plan.ts';
import { type Person, preparePlanner, preparePrinter } from './plan-person.ts';

const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();
const print = preparePrinter();

/** What each set of people reached on the day that it was added or last rose. */
const sets = [
  { name: 'strangers', otherBusiness: 4, read: 0.98, found: 0.9, printed: 0.96, shown: 0.86 },
  { name: 'strangers-3', otherBusiness: 4, read: 0.95, found: 0.85, printed: 0.93, shown: 0.78 },
  { name: 'strangers-6', otherBusiness: 6, read: 0.96, found: 0.92, printed: 0.97, shown: 0.83 },
  { name: 'strangers-7', otherBusiness: 8, read: 0.93, found: 0.89, printed: 0.94, shown: 0.8 },
  { name: 'strangers-8', otherBusiness: 7, read: 0.92, found: 0.86, printed: 0.94, shown: 0.8 },
  { name: 'strangers-9', otherBusiness: 7, read: 0.93, found: 0.9, printed: 0.96, shown: 0.82 },
];

/** Of which `npm test` reads the shortest. */
const quick = ['strangers-7'];

describe.each(sets.filter(({ name }) => isLongRun || quick.includes(name)))(
  'the people of $name',
  ({ name, otherBusiness, read, found, printed, shown }) => {
    const file = join(root, `shared/plan/testing/${name}.json`);
    const people = JSON.parse(readFileSync(file, 'utf8')) as (Person & { expect: Expectation })[];
    const judged = people.map((person) => {
      const planned = plan(person, now);
      return { id: person.id, verdict: judge(planned, person.expect, planned.figures && print(person, now)) };
    });
    const all = (pick: (verdict: (typeof judged)[number]['verdict']) => string[]) =>
      judged.flatMap(({ id, verdict }) => pick(verdict).map((what) => `${id}: ${what}`));
    const share = (right: string[], other: string[]) => right.length / (right.length + other.length);

    it('get a plan for their own business, a refusal or a question', () => {
      const wrong = judged.filter(({ verdict }) => !verdict.isRightBusiness).map(({ id }) => id);
      expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(otherBusiness);
    });

    it('are read right where a fact is read, and most facts are found', () => {
      const right = all((verdict) => verdict.right);
      const wrong = all((verdict) => verdict.wrong);
      const missed = all((verdict) => verdict.missed);
      expect(share(right, wrong), wrong.join('; ')).toBeGreaterThanOrEqual(read);
      expect(share(right, missed), missed.join('; ')).toBeGreaterThanOrEqual(found);
    });

    it('get a plan that shows their facts, in their hours, without what they ruled out', () => {
      const right = all((verdict) => verdict.plan.right);
      const wrong = all((verdict) => verdict.plan.wrong);
      const missed = all((verdict) => verdict.plan.missed);
      expect(share(right, wrong), wrong.join('; ')).toBeGreaterThanOrEqual(printed);
      expect(share(right, missed), missed.join('; ')).toBeGreaterThanOrEqual(shown);
    });
  },
);
