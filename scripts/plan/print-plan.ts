/**
 * `npm run plan -- <id or file> [--tier PRO] [--as json|text]`: what we understood of a person, which business the
 * program chooses and why, and the figures. `npm run plan -- --all` prints one line for each person in people.json.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import { root } from '../build/ensure-built.ts';
import { type Expectation, judge } from './judge-plan.ts';
import { type Person, preparePlanner } from './plan-person.ts';
import { textOf } from './plan-text.ts';

const people = JSON.parse(readFileSync(join(root, 'shared/plan/testing/people.json'), 'utf8')) as (Person & {
  expect: Expectation;
})[];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    tier: { type: 'string' },
    as: { type: 'string' },
    people: { type: 'string' },
    content: { type: 'string' },
  },
});
/** The day on which people.json was written, so that its expectations hold. */
const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner(values.content);

function findPerson(named: string): Person {
  const known = people.find(({ id }) => id === named);
  if (known) return known;
  const read = JSON.parse(readFileSync(named, 'utf8')) as Person | Person[];
  const [person] = Array.isArray(read) ? read : [read];
  if (!person) throw new Error(`${named} holds no person`);
  return person;
}

function printAll(): void {
  const list = values.people ? (JSON.parse(readFileSync(values.people, 'utf8')) as typeof people) : people;
  const total = { business: 0, right: 0, wrong: 0, missed: 0 };
  for (const person of list) {
    const started = performance.now();
    const planned = plan(person, now);
    const milliseconds = Math.round(performance.now() - started);
    const verdict = judge(planned, person.expect);
    if (verdict.isRightBusiness) total.business += 1;
    total.right += verdict.right.length;
    total.wrong += verdict.wrong.length;
    total.missed += verdict.missed.length;
    const business = planned.choice.offered[0] ? planned.choice.offered[0].id : planned.choice.kind;
    console.log(
      `${verdict.isRightBusiness ? '✓' : '✗'} ${person.id.padEnd(28)} ${business.padEnd(52)} ${verdict.right.length} right` +
        `${verdict.wrong.length > 0 ? `, wrong: ${verdict.wrong.join(', ')}` : ''}` +
        `${verdict.missed.length > 0 ? `, missed: ${verdict.missed.join(', ')}` : ''} (${milliseconds} ms)`,
    );
  }
  console.log(
    `Right business for ${total.business} of ${list.length}. Readings: ${total.right} right, ${total.wrong} wrong, ${total.missed} missed.`,
  );
}

function printOne(named: string): void {
  const tier = planTypes.find((type) => type === values.tier?.toUpperCase());
  if (values.tier && !tier) throw new Error(`No tier "${values.tier}": ${planTypes.join(', ')}`);
  const person = { ...findPerson(named), ...(tier && { plan: tier as PlanType }) };
  const planned = plan(person, now);
  if (values.as !== 'json') console.log(textOf(person, planned));
  else
    console.log(
      JSON.stringify(
        planned,
        (key, value) => (key === 'trade' && typeof value === 'object' ? value.id : value),
        2,
      ),
    );
}

if (values.all || values.people) printAll();
else if (positionals[0]) printOne(positionals[0]);
else console.log(`Name one of: ${people.map(({ id }) => id).join(', ')}; or a file; or --all`);
