import type { PlanType } from '#shared/domain/plans/plans.ts';
import { printPlan } from '#shared/plan/compile-plan.ts';
import { buildModel } from '#shared/plan/model/build-model.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { wordsOf } from '#shared/plan/words/words-of.ts';
import { writeWorkbook } from '../write-workbook.ts';

interface Person {
  id: string;
  tier: PlanType;
  now: Date;
  input: PlanInput;
}

/** A person's plan as it is made, from one run of the model. */
export function workbookOf({ id, tier, now, input }: Person) {
  const model = buildModel(input, { tier, now, planId: id, wordsOf });
  const document = printPlan(model);
  return { model, document, bytes: writeWorkbook({ model, document, words: wordsOf(model.path.slug) }) };
}
