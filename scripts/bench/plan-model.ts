import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import { buildModel } from '#shared/plan/model/build-model.ts';
import { explain } from '#shared/plan/model/explain.ts';
import { anInput } from '#shared/plan/model/testing/arbitrary-person.ts';
import { quantile } from './figures.ts';

const now = new Date('2026-11-22T01:00:00Z');

/** How long the arithmetic of a plan takes, and what the run page does while somebody types. */
export function benchPlanModel(): [string, string][] {
  const people = fc.sample(anInput, { numRuns: 300, seed: 1 });
  const timesOf = (run: (input: (typeof people)[number]) => unknown): number[] =>
    people.map((input) => {
      const beganAtMs = performance.now();
      run(input);
      return performance.now() - beganAtMs;
    });
  const models = timesOf((input) => buildModel(input, { tier: 'ENTERPRISE', now, planId: 'p1' }));
  const panels = timesOf((input) => explain(input, { now }));
  const figures = (times: readonly number[]) =>
    `${quantile(times, 0.5).toFixed(1)} ms, slowest of 300 ${Math.max(...times).toFixed(1)} ms`;
  return [
    ['Plan model, one run', figures(models)],
    ['Goal explained while typing', figures(panels)],
    ...planTypes.map((tier): [string, string] => [
      `Plan of ${tier} compiled, warm`,
      figures(timesOf((input) => compilePlan(input, { tier, now, planId: 'p1' }))),
    ]),
    ['The first plan of a fresh process, loading the compiler', `${freshMs().toFixed(0)} ms`],
  ];
}

/** From the first import to a whole document, in a process that has done nothing else. */
function freshMs(): number {
  const [person] = fc.sample(anInput, { numRuns: 1, seed: 1 });
  const compiler = import.meta.resolve('#shared/plan/compile-plan.ts');
  const code = `const began = performance.now();
const { compilePlan } = await import(${JSON.stringify(compiler)});
compilePlan(${JSON.stringify(person)}, { tier: 'ENTERPRISE', now: new Date(${now.getTime()}), planId: 'p1' });
console.log(performance.now() - began);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}
