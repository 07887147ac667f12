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
  /** Present while it can be changed: the questions to answer before a submission. */
  unanswered: z.exactOptional(z.array(z.enum(answerFields))),
  /** The brief of a finished plan; older plans have none. */
  brief: planBrief.optional(),
});
export type RunSummary = z.output<typeof runSummary>;

/** Counts UTF-16 units like the browser; zod's own limit counts characters and is only published. */
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
/** `confirmed` is optional: without it, the facts confirmed before stay. */
export const runAnswersUpdate = z.object({
  ...runAnswers.shape,
  confirmed: z.exactOptional(confirmed),
  baseVersion: z.int().optional(),
});

export const runDetail = z.object({
  run_id: z.string(),
  runStatus,
  snapshot: runAnswers,
  /** The customer set these facts in our reading of the answers. */
  confirmed: confirmed.optional(),
  generatedFile: z.nullable(z.string()),
  plan: z.enum(planTypes),
  submissionAttempts: z.int(),
  remainingReviews: z.int(),
  version: z.int(),
  basedOn: z.string().optional(),
  feedback: z.string().optional(),
  fieldFeedback: z.record(z.string(), z.string()).optional(),
  /** The last submission, so that a revision can be compared with it. */
  lastSubmission: z
    .object({ attempt: z.int(), at: z.iso.datetime(), answers: runAnswers, confirmed: confirmed.optional() })
    .optional(),
  fileExpiresAt: z.iso.datetime().optional(),
  brief: planBrief.optional(),
  timeline: z.array(z.object({ status: runStatus, at: z.iso.datetime() })),
});
export type RunDetail = z.output<typeof runDetail>;
