/** `npm run proof:plan [count]`: plans of so many random people, none with a figure or reference that no page may print. */
import fc from 'fast-check';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import { buildModel } from '#shared/plan/model/build-model.ts';
import { anInput, someTasks } from '#shared/plan/model/testing/arbitrary-person.ts';
import { oddNumbers } from '#shared/plan/model/testing/odd-numbers.ts';
import { findFaults } from '#shared/plan/testing/find-faults.ts';

const numRuns = Number(process.argv[2] ?? 20_000);
const now = new Date('2026-11-22T01:00:00Z');
const chosen = new Map<string, number>();
const beganAtMs = performance.now();
fc.assert(
  fc.property(anInput, fc.constantFrom(...planTypes), someTasks, (input, tier, tasks) => {
    const model = buildModel(input, { tier, now, planId: 'p1', wordsOf: () => ({ tasks, channels: [] }) });
    const odd = oddNumbers(model);
    if (odd.length > 0) throw new Error(odd.join('\n'));
    const paid = model.budget.lines.reduce((sum, { paidCents }) => sum + paidCents, 0);
    if (paid + model.budget.reserveCents > model.budget.usableCents)
      throw new Error('The budget is overspent');
    const faults = findFaults(compilePlan(input, { tier, now, planId: 'p1' }));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    chosen.set(model.path.slug, (chosen.get(model.path.slug) ?? 0) + 1);
  }),
  { numRuns },
);
const seconds = (performance.now() - beganAtMs) / 1000;
console.log(
  `${numRuns} models and documents in ${seconds.toFixed(0)} s, ${((seconds * 1000) / numRuns).toFixed(1)} ms each; no odd figure, no reference to nothing.`,
);
for (const [slug, count] of [...chosen].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(6)}  ${slug}`);
