import { writeCalendar } from '#functions/calendar/write-calendar.ts';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { writeWorkbook } from '#functions/workbook/write-workbook.ts';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import { decidePlan } from '#shared/plan/compile-plan.ts';

type Drawn = Pick<Submission, 'snapshot' | 'plan' | 'runId' | 'attempt'>;

/** One run of the model, in its three formats: what one of them says, the others say too. */
export async function drawPlan(
  { snapshot, plan, runId, attempt }: Drawn,
  approvedAtMs: number,
): Promise<Record<DocumentFormat, Uint8Array>> {
  const decided = decidePlan(snapshot, { tier: plan, now: new Date(approvedAtMs), planId: runId });
  return {
    pdf: await renderPlan(decided.document),
    workbook: writeWorkbook(decided),
    calendar: writeCalendar(decided, attempt),
  };
}
