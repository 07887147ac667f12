import fc from 'fast-check';
import { inputOf, knownPeople, knownNow as now } from '#scripts/plan/known-people.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { makePlan, NothingToPlan } from '#shared/plan/make-plan.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { findFaults } from './find-faults.ts';

const sentences = knownPeople.flatMap(({ form }) =>
  form.content.split(/(?<=[.!?\n])\s+/).filter((sentence) => sentence.length > 8),
);
const fieldOf = (field: keyof PlanInput['answers']) =>
  fc.constantFrom(...new Set(knownPeople.map(({ form }) => form[field])));

/** Invented answers: each field is one person's, and the background mixes sentences of several people. */
const someInput: fc.Arbitrary<PlanInput> = fc.record({
  profile: fc.constantFrom(...knownPeople.map((person) => inputOf(person).profile)),
  answers: fc.record({
    budget: fieldOf('budget'),
    timePerWeek: fieldOf('timePerWeek'),
    skills: fieldOf('skills'),
    interests: fieldOf('interests'),
    incomeGoal: fieldOf('incomeGoal'),
    content: fc
      .array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join(' ')),
  }),
});

/**
 * Throws if a plan of mixed answers contains something that must not be printed. Counts how often each trade was
 * chosen.
 */
export function checkPlans(
  catalogue: Catalogue,
  { count, seed }: { count: number; seed: number },
): Map<string, number> {
  const chosen = new Map<string, number>();
  fc.assert(
    fc.property(someInput, fc.constantFrom(...planTypes), (input, tier) => {
      const trade = tradePlanned(input, { tier, now, planId: 'p1', catalogue });
      chosen.set(trade, (chosen.get(trade) ?? 0) + 1);
    }),
    { numRuns: count, seed },
  );
  return chosen;
}

function tradePlanned(...[input, options]: Parameters<typeof makePlan>): string {
  try {
    const { document, chosen } = makePlan(input, options);
    const faults = findFaults(document);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return chosen.trade.id;
  } catch (error) {
    if (error instanceof NothingToPlan) return 'none';
    throw error;
  }
}
