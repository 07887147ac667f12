/**
 * `npm run plan -- <id or file> [--tier PRO] [--as text|json|pdf]`: what we understood of a person, which business the
 * program chooses and why, the figures, and the document. `--as pdf` writes it as a file (`--to plan.pdf`).
 * `npm run plan -- --all` prints one line for each person in people.json, `--people <file>` for each in a file;
 * `<id> --people <file>` plans that one person of the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import type { PrivateScreen } from '#shared/plan/write/private/private-screen.ts';
import { root } from '../build/ensure-built.ts';
import type { Expectation } from './expectation.ts';
import { judge } from './judge-plan.ts';
import { type Person, preparePlanner, preparePrinter, prepareWriter } from './plan-person.ts';
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
    to: { type: 'string' },
    people: { type: 'string' },
    content: { type: 'string' },
  },
});
/** The day on which people.json was written, so that its expectations hold. */
const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner(values.content);
const write = prepareWriter(values.content);

function findPerson(named: string): Person {
  const list = values.people ? (JSON.parse(readFileSync(values.people, 'utf8')) as typeof people) : people;
  const known = list.find(({ id }) => id === named);
  if (known) return known;
  const read = JSON.parse(readFileSync(named, 'utf8')) as Person | Person[];
  const [person] = Array.isArray(read) ? read : [read];
  if (!person) throw new Error(`${named} holds no person`);
  return person;
}

function printAll(): void {
  const list = values.people ? (JSON.parse(readFileSync(values.people, 'utf8')) as typeof people) : people;
  const print = preparePrinter(values.content);
  const total = { business: 0, right: 0, wrong: 0, missed: 0 };
  const plans = { right: 0, wrong: 0, missed: 0 };
  for (const person of list) {
    const started = performance.now();
    const planned = plan(person, now);
    const milliseconds = Math.round(performance.now() - started);
    const verdict = judge(planned, person.expect, planned.figures && print(person, now));
    if (verdict.isRightBusiness) total.business += 1;
    total.right += verdict.right.length;
    total.wrong += verdict.wrong.length;
    total.missed += verdict.missed.length;
    plans.right += verdict.plan.right.length;
    plans.wrong += verdict.plan.wrong.length;
    plans.missed += verdict.plan.missed.length;
    const business = planned.choice.offered[0] ? planned.choice.offered[0].id : planned.choice.kind;
    console.log(
      `${verdict.isRightBusiness ? '✓' : '✗'} ${person.id.padEnd(28)} ${business.padEnd(52)} ${verdict.right.length} right` +
        `${verdict.wrong.length > 0 ? `, wrong: ${verdict.wrong.join(', ')}` : ''}` +
        `${verdict.missed.length > 0 ? `, missed: ${verdict.missed.join(', ')}` : ''} (${milliseconds} ms)`,
    );
    const { right, wrong, missed } = verdict.plan;
    if (planned.figures)
      console.log(
        `    plan: ${right.length} right${wrong.length > 0 ? `, wrong: ${wrong.join(', ')}` : ''}${missed.length > 0 ? `, missed: ${missed.join(', ')}` : ''}`,
      );
  }
  console.log(
    `Right business for ${total.business} of ${list.length}. Readings: ${total.right} right, ${total.wrong} wrong, ${total.missed} missed. Plans: ${plans.right} right, ${plans.wrong} wrong, ${plans.missed} missed.`,
  );
}

const privateLines = ({ notes, parts }: PrivateScreen): string[] => [
  ...notes.map(({ words, done }) => `“${words}”: ${done}`),
  ...parts.flatMap(({ title, says, steps }) => ['', title, ...says, ...steps.map((step) => `- ${step}`)]),
];

async function printOne(named: string): Promise<void> {
  const tier = planTypes.find((type) => type === values.tier?.toUpperCase());
  if (values.tier && !tier) throw new Error(`No tier "${values.tier}": ${planTypes.join(', ')}`);
  const person = { ...findPerson(named), ...(tier && { plan: tier as PlanType }) };
  if (values.as === 'pdf') {
    const { renderPlan } = await import('#functions/pdf/render-plan.ts');
    const file = values.to ?? `${person.id}.pdf`;
    writeFileSync(file, await renderPlan(write(person, now).document));
    console.log(file);
    return;
  }
  const planned = plan(person, now);
  const written = planned.figures ? write(person, now) : undefined;
  if (values.as === 'json') {
    const asJson = { ...planned, ...written };
    const shorten = (key: string, value: unknown) =>
      key === 'trade' && typeof value === 'object' ? (value as { id: string }).id : value;
    console.log(JSON.stringify(asJson, shorten, 2));
    return;
  }
  console.log(textOf(person, planned));
  if (written) console.log(`\n${printDocument(written.document)}`);
  if (written && written.privateScreen.notes.length > 0)
    console.log(['On the private screen', ...privateLines(written.privateScreen)].join('\n'));
}

if (positionals[0]) await printOne(positionals[0]);
else if (values.all || values.people) printAll();
else console.log(`Name one of: ${people.map(({ id }) => id).join(', ')}; or a file; or --all`);
