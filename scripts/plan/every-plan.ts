import { makePlan, type Plan, readAndChoose } from '#shared/plan/make-plan.ts';
import { builtCatalogue } from '../build/catalogue.ts';
import { allPeople, inputOf, knownNow } from './known-people.ts';

/** The plan of each person in the files of people for whom one can be made, in their own tier. */
export async function everyPlan(): Promise<{ id: string; plan: Plan }[]> {
  const catalogue = await builtCatalogue();
  return allPeople.flatMap((person) => {
    const input = inputOf(person);
    if (readAndChoose(input, { now: knownNow, catalogue }).choice.offered.length === 0) return [];
    const { id, plan: tier } = person;
    return [{ id, plan: makePlan(input, { tier, now: knownNow, planId: `run_${id}`, catalogue }) }];
  });
}
