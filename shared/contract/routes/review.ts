import * as z from 'zod';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { answerFields } from '#shared/domain/runs/submit-rules.ts';
import { confirmed } from '../confirmed.ts';
import { acknowledged, answering } from '../envelopes.ts';
import { understanding } from '../readings.ts';
import { reviewWork } from '../review-work.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';
import { runAnswers } from '../runs.ts';

export const reviewLimits = { feedback: 4000, remark: 1000 } as const;
export const feedbackText = z
  .string()
  .max(reviewLimits.feedback, `Please keep the feedback within ${reviewLimits.feedback} characters.`);
export const remarkText = z
  .string()
  .max(reviewLimits.remark, `Please keep each comment within ${reviewLimits.remark} characters.`);
const fieldFeedback = z.partialRecord(z.enum(answerFields), remarkText);

const earlierAttempt = z.object({
  attempt: z.int(),
  answers: runAnswers,
  feedback: z.string(),
  fieldFeedback: fieldFeedback.optional(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
});

/** The frozen submission; a reviewer decides on this and nothing else. */
const submissionShown = z.object({
  runId: z.string(),
  plan: z.enum(planTypes),
  attempt: z.int(),
  maxAttempts: z.int(),
  submittedAt: z.iso.datetime(),
  answers: runAnswers,
  profile: z.object({
    name: z.string(),
    country: z.string(),
    state: z.string().optional(),
    abn: z.string().optional(),
  }),
  unlockedPath: z.string().optional(),
  /** A reviewer looks at these first. Each has a stable code, its details, and all of that as a sentence. */
  flags: z.array(z.looseObject({ code: z.string(), sentence: z.string() })),
  /** The plan is based on this now, with the reviewer's changes. It is the same as on the customer's screen. */
  understood: understanding,
  /** Sentences that gave no fact. */
  unused: z.array(z.object({ field: z.enum(answerFields), text: z.string() })),
  earlier: earlierAttempt.optional(),
  /** The customer set these facts in our reading of the answers. */
  confirmed: confirmed.optional(),
  /** The reviewer's changes, checks and notes so far, and the number of times they were saved. */
  work: reviewWork,
  workVersion: z.int(),
  /** Set while the payment for the plan is reversed: its owner gets nothing until this is settled. */
  owed: z.string().optional(),
});
export type SubmissionShown = z.output<typeof submissionShown>;

/** The finished document for the reviewer. Its hash later proves that it is the one that was approved. */
const planSeen = z.object({
  hash: z.string(),
  at: z.iso.datetime(),
  workVersion: z.int(),
  /** Each with a hash of its content, so that a page can tell which of them changed. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), hash: z.string() })),
  /** It is the PDF in base64. */
  document: z.string(),
});
export type PlanSeen = z.output<typeof planSeen>;

export const reviewRoutes = defineRoutes({
  getReview: {
    method: 'GET',
    path: '/review',
    group: 'review',
    auth: 'reviewer',
    summary: 'The frozen submission a reviewer decides on',
    encoding: 'none',
    response: jsonAnswer(answering(submissionShown)),
    errors: ['not-found', 'review-decided'],
  },
  saveReview: {
    method: 'PUT',
    path: '/review',
    group: 'review',
    auth: 'reviewer',
    summary: 'Save the reviewer’s changes, checks and notes',
    encoding: 'json',
    body: z.object({ work: reviewWork, baseVersion: z.int().min(0) }),
    response: jsonAnswer(answering(z.object({ workVersion: z.int() }))),
    errors: ['invalid-input', 'not-found', 'review-decided', 'review-changed'],
  },
  previewReview: {
    method: 'POST',
    path: '/review/preview',
    group: 'review',
    auth: 'reviewer',
    summary: 'The plan as it will be printed, with the reviewer’s changes',
    encoding: 'none',
    response: jsonAnswer(answering(planSeen)),
    errors: ['not-found', 'review-decided', 'nothing-planned'],
  },
  decideReview: {
    method: 'POST',
    path: '/review',
    group: 'review',
    auth: 'reviewer',
    summary: 'Approve a submission or send it back',
    encoding: 'json',
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      feedback: feedbackText.optional(),
      fieldFeedback: fieldFeedback.optional(),
      /** An approval names the plan that was seen, which is printed with that date. */
      seen: z.object({ hash: z.string().length(64), at: z.iso.datetime(), workVersion: z.int() }).optional(),
    }),
    response: jsonAnswer(acknowledged),
    errors: [
      'invalid-input',
      'feedback-missing',
      'not-found',
      'review-decided',
      'review-changed',
      'nothing-planned',
    ],
  },
});
