import fc from 'fast-check';
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
  ];
}
