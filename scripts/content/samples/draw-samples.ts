import { calendarOfPlan } from '#functions/calendar/plan-calendar/calendar-of-plan.ts';
import { writePlanCalendar } from '#functions/calendar/plan-calendar/write-plan-calendar.ts';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import { workbookOfPlan } from '#functions/workbook/plan-workbook/workbook-of-plan.ts';
import { writePlanWorkbook } from '#functions/workbook/plan-workbook/write-plan-workbook.ts';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { fileTitle } from '#shared/plan/document/plan-name.ts';
import { makePlan, type Plan } from '#shared/plan/make-plan.ts';
import { type SamplePerson, sampleDay } from './sample-people.ts';

/** The plan of an invented person, made like any other and marked as a sample. */
export function sampleOf({ tier, input }: SamplePerson, catalogue: Catalogue): Plan {
  const planId = `sample-${tier.toLowerCase()}`;
  const plan = makePlan(input, { tier, now: sampleDay, planId, catalogue });
  return { ...plan, document: { ...plan.document, isSample: true } };
}

export async function drawSample(
  plan: Plan,
  { catalogue }: { catalogue: Catalogue },
): Promise<Record<DocumentFormat, Uint8Array>> {
  const business = fileTitle(plan.document);
  return {
    pdf: await renderPlan(plan.document),
    workbook: writePlanWorkbook({ ...workbookOfPlan(plan, catalogue.sources), business }),
    calendar: writePlanCalendar({ ...calendarOfPlan(plan), business }, 1),
  };
}
