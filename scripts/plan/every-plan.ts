import { NothingToPlan, type Plan } from '#shared/plan/make-plan.ts';
import { allPeople, knownNow } from './known-people.ts';
import { type Person, prepareWriter } from './plan-person.ts';

/** The plans of the people for whom one can be made, in their own tier. */
export const plansOf = <P extends Person>(people: readonly P[]): { person: P; plan: Plan }[] =>
  people.flatMap((person) => {
    try {
      return [{ person, plan: prepareWriter()(person, knownNow) }];
    } catch (error) {
      if (error instanceof NothingToPlan) return [];
      throw error;
    }
  });

/** The plan of each person in the first files of people. */
export const everyPlan = (): { id: string; plan: Plan }[] =>
  plansOf(allPeople).map(({ person: { id }, plan }) => ({ id, plan }));
