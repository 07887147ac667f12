import { calendarOfPlan } from '#functions/calendar/plan-calendar/calendar-of-plan.ts';
import { writePlanCalendar } from '#functions/calendar/plan-calendar/write-plan-calendar.ts';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { workbookOfPlan } from '#functions/workbook/plan-workbook/workbook-of-plan.ts';
import { writePlanWorkbook } from '#functions/workbook/plan-workbook/write-plan-workbook.ts';
import { briefOfPlan } from '#shared/plan/brief-plan.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { makePlan } from '#shared/plan/make-plan.ts';
import type { DrawnPlan } from './generate-document.ts';
import { printedInput } from './printed-input.ts';

type ToDraw = Pick<Submission, 'snapshot' | 'work' | 'plan' | 'runId' | 'attempt'>;

/** Draws a plan in its three formats and its brief, all from the same data. */
export async function drawPlan(
  { plan: tier, runId, attempt, ...frozen }: ToDraw,
  approvedAtMs: number,
  catalogue: Catalogue,
): Promise<DrawnPlan> {
  const plan = makePlan(printedInput(frozen), {
    tier,
    now: new Date(approvedAtMs),
    planId: runId,
    catalogue,
  });
  return {
    brief: briefOfPlan(plan),
    ...(plan.home.timeZone !== undefined && { timeZone: plan.home.timeZone }),
    pdf: await renderPlan(plan.document),
    workbook: writePlanWorkbook(workbookOfPlan(plan, catalogue.sources)),
    calendar: writePlanCalendar(calendarOfPlan(plan), attempt),
  };
}
