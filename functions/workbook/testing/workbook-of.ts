import type { PlanType } from '#shared/domain/plans/plans.ts';
import { decidePlan } from '#shared/plan/compile-plan.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { writeWorkbook } from '../write-workbook.ts';

interface Person {
  id: string;
  tier: PlanType;
  now: Date;
  input: PlanInput;
}

/** A person's plan and its workbook, from one run of the model. */
export function workbookOf({ id, tier, now, input }: Person) {
  const plan = decidePlan(input, { tier, now, planId: id });
  return { ...plan, bytes: writeWorkbook(plan) };
}
