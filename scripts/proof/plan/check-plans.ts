import fc from 'fast-check';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import { buildModel } from '#shared/plan/model/build-model.ts';
import { anInput, someTasks } from '#shared/plan/model/testing/arbitrary-person.ts';
import { oddNumbers } from '#shared/plan/model/testing/odd-numbers.ts';
import { findFaults } from '#shared/plan/testing/find-faults.ts';

const options = { now: new Date('2026-11-22T01:00:00Z'), planId: 'p1' };

/** Plans of so many random people; an error if any holds a figure or a reference that no page may print. Says how often each path was chosen. */
export function checkPlans({ count, seed }: { count: number; seed: number }): Map<string, number> {
  const chosen = new Map<string, number>();
  fc.assert(
    fc.property(anInput, fc.constantFrom(...planTypes), someTasks, (input, tier, tasks) => {
      const model = buildModel(input, { ...options, tier, wordsOf: () => ({ tasks, channels: [] }) });
      const odd = oddNumbers(model);
      if (odd.length > 0) throw new Error(odd.join('\n'));
      const paid = model.budget.lines.reduce((sum, { paidCents }) => sum + paidCents, 0);
      if (paid + model.budget.reserveCents > model.budget.usableCents)
        throw new Error('The budget is overspent');
      const faults = findFaults(compilePlan(input, { ...options, tier }));
      if (faults.length > 0) throw new Error(faults.join('\n'));
      chosen.set(model.path.slug, (chosen.get(model.path.slug) ?? 0) + 1);
    }),
    { numRuns: count, seed },
  );
  return chosen;
}
