import { writeCalendar } from '#functions/calendar/write-calendar.ts';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import { writeWorkbook } from '#functions/workbook/write-workbook.ts';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import { type DecidedPlan, decidePlan } from '#shared/plan/compile-plan.ts';
import { type SamplePerson, sampleDay } from './sample-people.ts';

/** The plan of an invented person, decided as any other and marked as a sample. */
export function sampleOf({ tier, input }: SamplePerson): DecidedPlan {
  const planId = `sample-${tier.toLowerCase()}`;
  const decided = decidePlan(input, { tier, now: sampleDay, planId });
  return { ...decided, document: { ...decided.document, isSample: true } };
}

export const drawSample = async (sample: DecidedPlan): Promise<Record<DocumentFormat, Uint8Array>> => ({
  pdf: await renderPlan(sample.document),
  workbook: writeWorkbook(sample),
  calendar: writeCalendar(sample, 1),
});
