import { byId, type MakePlanOptions, readAndChoose } from './make-plan.ts';
import type { PlanInput } from './plan-input.ts';
import { type PrivateScreen, privateScreenFor } from './write/private/private-screen.ts';

/** The private screen of a submission, without the plan: no other file of it is made. */
export function privateNotesOf(
  input: PlanInput,
  options: Pick<MakePlanOptions, 'now' | 'catalogue'>,
): PrivateScreen {
  const { reading } = readAndChoose(input, options);
  return privateScreenFor(reading, byId(options.catalogue.situations));
}
