import { byId, type MakePlanOptions, makePlan, readAndChoose } from './make-plan.ts';
import type { PlanInput } from './plan-input.ts';
import { type PrivateScreen, privateScreenFor } from './write/private/private-screen.ts';
import { hasPrivateQuestion } from './write/private/screen.ts';

/** The private screen of a submission. A question that no file may hold is answered from the figures of a plan. */
export function privateNotesOf(
  input: PlanInput,
  options: Pick<MakePlanOptions, 'now' | 'catalogue'>,
): PrivateScreen {
  const { reading, choice } = readAndChoose(input, options);
  const situations = byId(options.catalogue.situations);
  return hasPrivateQuestion(reading) && choice.offered.length > 0
    ? makePlan(input, { ...options, tier: 'PRO', planId: '' }).privateScreen
    : privateScreenFor(reading, { situations, answers: [] });
}
