import * as z from 'zod';
import { sentenceOf } from '#shared/contract/errors.ts';
import { feedbackText, remarkText } from '#shared/contract/routes/review.ts';
import { verdicts } from '#shared/domain/runs/review-rules.ts';
import { answerFields, emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { DecisionSent } from './api/review-calls.ts';

const remarks = {
  budget: remarkText,
  timePerWeek: remarkText,
  skills: remarkText,
  interests: remarkText,
  incomeGoal: remarkText,
  content: remarkText,
};

/** A decision as it is typed: each remark under the name of its answer. */
export const reviewForm = z
  .object({
    ...remarks,
    verdict: z.enum(verdicts, 'Please choose: approve it, or send it back.'),
    feedback: feedbackText,
  })
  .refine(({ verdict, feedback }) => verdict === 'approve' || feedback.trim() !== '', {
    path: ['feedback'],
    message: sentenceOf('feedback-missing'),
  });

export const emptyReview = {
  ...emptyAnswers,
  verdict: '',
  feedback: '',
};

export function decisionOf({ verdict, feedback, ...typed }: z.output<typeof reviewForm>): DecisionSent {
  const written = answerFields.filter((field) => typed[field].trim() !== '');
  return {
    decision: verdict,
    feedback,
    fieldFeedback: Object.fromEntries(written.map((field) => [field, typed[field]])),
  };
}
