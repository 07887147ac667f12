import * as z from 'zod';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { goalMeasures, goalVerdicts, type PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { runStatuses } from '#shared/domain/runs/run-status.ts';
import { type AnswerField, answerFields, answerLimits } from '#shared/domain/runs/submit-rules.ts';
import { confirmed } from './confirmed.ts';

const runStatus = z.enum(runStatuses);

export const planBrief = z.object({
  path: z.exactOptional(z.string()),
  title: z.string(),
  judged: z.exactOptional(
    z.object({
      verdict: z.enum(goalVerdicts),
      targetCents: z.int(),
      dueMonth: z.exactOptional(z.int()),
    }),
  ),
  supportedCents: z.int(),
  measure: z.exactOptional(z.enum(goalMeasures)),
  byMonth: z.array(z.int()),
}) satisfies z.ZodType<PlanBrief>;

export const runSummary = z.object({
  id: z.string(),
  plan: z.enum(planTypes),
  status: runStatus,
  submissionAttempts: z.int(),
  remainingReviews: z.int(),
  outcome: z.string(),
  createdAt: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** While it can be changed: what is still to be answered before a submit. */
  unanswered: z.exactOptional(z.array(z.enum(answerFields))),
  /** Of a finished plan; those from before have none. */
  brief: planBrief.optional(),
});
export type RunSummary = z.output<typeof runSummary>;

/** In UTF-16 units, as the browser counts; the library's own limit counts characters, and is only what is published. */
const answer = (field: AnswerField, name: string) => {
  const sentence = `Please keep the ${name} within ${answerLimits[field]} characters.`;
  return z
    .string()
    .max(answerLimits[field], sentence)
    .refine((text) => text.length <= answerLimits[field], sentence);
};

export const runAnswers = z.object({
  budget: answer('budget', 'budget'),
  timePerWeek: answer('timePerWeek', 'time per week'),
  skills: answer('skills', 'skills'),
  interests: answer('interests', 'interests'),
  incomeGoal: answer('incomeGoal', 'income goal'),
  content: answer('content', 'background'),
});
/** `confirmed` is optional: without it, what was confirmed before stays. */
export const runAnswersUpdate = z.object({
  ...runAnswers.shape,
  confirmed: z.exactOptional(confirmed),
  baseVersion: z.int().optional(),
});

export const runDetail = z.object({
  run_id: z.string(),
  runStatus,
  snapshot: runAnswers,
  /** What the customer set in our reading of the answers. */
  confirmed: confirmed.optional(),
  generatedFile: z.nullable(z.string()),
  plan: z.enum(planTypes),
  submissionAttempts: z.int(),
  remainingReviews: z.int(),
  version: z.int(),
  /** The earlier run whose answers it began with. */
  basedOn: z.string().optional(),
  feedback: z.string().optional(),
  fieldFeedback: z.record(z.string(), z.string()).optional(),
  /** What was handed in last, so that a revision can be compared with it. */
  lastSubmission: z
    .object({ attempt: z.int(), at: z.iso.datetime(), answers: runAnswers, confirmed: confirmed.optional() })
    .optional(),
  /** Until when the document can be had. */
  fileExpiresAt: z.iso.datetime().optional(),
  brief: planBrief.optional(),
  timeline: z.array(z.object({ status: runStatus, at: z.iso.datetime() })),
});
export type RunDetail = z.output<typeof runDetail>;
