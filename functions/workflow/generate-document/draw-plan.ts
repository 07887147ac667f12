import { writeCalendar } from '#functions/calendar/write-calendar.ts';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { writeWorkbook } from '#functions/workbook/write-workbook.ts';
import { briefPlan } from '#shared/plan/brief-plan.ts';
import { decidePlan } from '#shared/plan/compile-plan.ts';
import type { DrawnPlan } from './generate-document.ts';

type ToDraw = Pick<Submission, 'snapshot' | 'plan' | 'runId' | 'attempt'>;

/** One run of the model, in its three formats and in short: what one of them says, the others say too. */
export async function drawPlan(
  { snapshot, plan, runId, attempt }: ToDraw,
  approvedAtMs: number,
): Promise<DrawnPlan> {
  const decided = decidePlan(snapshot, { tier: plan, now: new Date(approvedAtMs), planId: runId });
  return {
    brief: briefPlan(decided.model),
    pdf: await renderPlan(decided.document),
    workbook: writeWorkbook(decided),
    calendar: writeCalendar(decided, attempt),
  };
}
