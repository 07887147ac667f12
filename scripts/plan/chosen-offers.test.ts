/** The offer within a trade is one that an adviser would name for the person: shared/plan/testing/offers.tsv. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import { type Person, preparePlanner } from './plan-person.ts';

const plan = preparePlanner();
const now = new Date('2026-11-28T02:00:00Z');
const folder = join(root, 'shared/plan/testing');
/** Sets that other tests of `npm test` read too. */
const quick = ['people', 'strangers-4', 'strangers-7'];
const named = readFileSync(join(folder, 'offers.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [who = '', offers = ''] = line.split('\t');
    const [set = '', id = ''] = who.split('/');
    return { set, id, offers: offers.split(',') };
  })
  .filter(({ set }) => isLongRun || quick.includes(set));

/** On the day that the list was made, 39 of 265 got another offer. */
const mostOthers = isLongRun ? 32 : 5;

it('is one that fits, for most people', () => {
  const sets = new Map<string, Person[]>();
  const others = named.flatMap(({ set, id, offers }) => {
    const people =
      sets.get(set) ?? (JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8')) as Person[]);
    sets.set(set, people);
    const person = people.find((one) => one.id === id);
    if (!person) throw new Error(`${set} has no ${id}`);
    const chosen = plan(person, now).choice.offered[0]?.offer.id ?? '';
    return offers.includes(chosen) ? [] : [`${id}: ${chosen} and not ${offers.join(' or ')}`];
  });
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(mostOthers);
}, 180_000);
