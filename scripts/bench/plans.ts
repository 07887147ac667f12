import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { makePlan, readAndChoose } from '#shared/plan/make-plan.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { builtCatalogue, ensureCatalogue } from '../build/catalogue.ts';
import { hostileUnits, repeated } from '../plan/hostile-text.ts';
import { inputOf, knownPeople, knownNow as now } from '../plan/known-people.ts';
import { quantile } from './figures.ts';

const most = 10_000;

function timesOf<T>(items: readonly T[], run: (item: T) => unknown): number[] {
  return items.map((item) => {
    const beganAtMs = performance.now();
    run(item);
    return performance.now() - beganAtMs;
  });
}

const figures = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(1)} ms, slowest of ${times.length} ${Math.max(...times).toFixed(1)} ms`;

/** Measures reading answers, making plans from them, and the first plan of a fresh process. */
export async function benchPlans(): Promise<[string, string][]> {
  const catalogue = await builtCatalogue();
  const everyone = knownPeople.map(inputOf);
  const planned = everyone.filter(
    (input) => readAndChoose(input, { now, catalogue }).choice.offered.length > 0,
  );
  const read = (input: PlanInput) => readAndChoose(input, { now, catalogue });
  const [first] = planned;
  if (first === undefined) throw new Error('There are no people to plan for');
  const hostile = (length: number) =>
    hostileUnits.map((unit) => ({
      ...first,
      answers: { ...first.answers, content: repeated(unit, length) },
    }));
  const slow = hostile(most);
  // The ratio is two when linear and four when quadratic. Planning takes the same time for each text.
  const half = timesOf(hostile(most / 2), read);
  const growth = timesOf(slow, read).map((time, index) => time / (half[index] ?? time));
  return [
    ['Answers read and a business chosen', figures(timesOf(everyone, read))],
    ['The same of 10,000 characters meant to be slow', figures(timesOf(slow, read))],
    ['How that grows from 5,000 characters, at most', `× ${Math.max(...growth).toFixed(1)}`],
    ...planTypes.map((tier): [string, string] => [
      `Plan of ${tier} made, warm`,
      figures(timesOf(planned, (input) => makePlan(input, { tier, now, planId: 'p1', catalogue }))),
    ]),
    [
      'The first plan of a fresh process, loading the rules and the catalogue',
      `${(await freshMs(first)).toFixed(0)} ms`,
    ],
  ];
}

/** From the first import to a whole document in a fresh process. */
async function freshMs(input: PlanInput): Promise<number> {
  const file = join(await ensureCatalogue(), 'catalogue.json');
  const code = `const began = performance.now();
const { readFileSync } = await import('node:fs');
const { makePlan } = await import(${JSON.stringify(import.meta.resolve('#shared/plan/make-plan.ts'))});
const catalogue = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
makePlan(${JSON.stringify(input)}, { tier: 'ENTERPRISE', now: new Date(${now.getTime()}), planId: 'p1', catalogue });
console.log(performance.now() - began);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}
