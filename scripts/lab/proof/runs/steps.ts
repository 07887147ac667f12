import * as z from 'zod';
import { alarmGeneration } from '#functions/workflow/alarm-generation/alarm-generation.ts';
import { askForReview } from '#functions/workflow/ask-for-review/ask-for-review.ts';
import { completeRun } from '#functions/workflow/complete-run/complete-run.ts';
import { generateDocument } from '#functions/workflow/generate-document/generate-document.ts';
import { notifyOwner } from '#functions/workflow/notify-owner/notify-owner.ts';
import { openSubmission } from '#functions/workflow/open-submission/open-submission.ts';
import { readSubmissionName } from '#functions/workflow/submission-name.ts';
import { planBrief } from '#shared/contract/runs.ts';
import type { CallStep, Tools } from './world.ts';

const waiting = z.object({ taskToken: z.string() });
const failed = z.object({ failure: z.object({ Error: z.string() }) });
const file = z.object({ key: z.string(), checksum: z.string() });
const generated = z.object({ document: file.extend({ workbook: file, calendar: file, brief: planBrief }) });

/** The workflow's functions by their names in the definition, wired as in their `lambda.ts`. */
const steps: Readonly<Record<string, (tools: Tools, event: unknown) => Promise<unknown>>> = {
  'workflow-open-submission': (tools, event) => openSubmission(tools, readSubmissionName(event)),
  'workflow-ask-for-review': (tools, event) =>
    askForReview(tools, { ...readSubmissionName(event), ...waiting.parse(event) }),
  'workflow-generate-document': (tools, event) => generateDocument(tools, readSubmissionName(event)),
  'workflow-complete-run': (tools, event) =>
    completeRun(tools, { ...readSubmissionName(event), ...generated.parse(event) }),
  'workflow-notify-owner': (tools, event) => notifyOwner(tools, readSubmissionName(event)),
  'workflow-alarm-generation': (tools, event) =>
    alarmGeneration(tools, { ...readSubmissionName(event), reason: failed.parse(event).failure.Error }),
};

export const callStep: CallStep = (tools, { name, event }) => {
  const step = steps[name];
  if (step === undefined) throw new Error(`The definition calls ${name}, which is not wired here`);
  return step(tools, event);
};
