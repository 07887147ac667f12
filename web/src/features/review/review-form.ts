import * as z from 'zod';
import { sentenceOf } from '#shared/contract/errors.ts';
import { feedbackText, remarkText } from '#shared/contract/routes/review.ts';
import { answerFields, emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { DecisionSent } from './api/review-calls.ts';

const comments = {
  budget: remarkText,
  timePerWeek: remarkText,
  skills: remarkText,
  interests: remarkText,
  incomeGoal: remarkText,
  content: remarkText,
};

/** The texts of a rejection as typed; each comment is named after its answer. */
export const sendBackForm = z
  .object({ ...comments, feedback: feedbackText })
  .refine(({ feedback }) => feedback.trim() !== '', {
    path: ['feedback'],
    message: sentenceOf('feedback-missing'),
  });

export const emptySendBack = { ...emptyAnswers, feedback: '' };

export function decisionOf({ feedback, ...typed }: z.output<typeof sendBackForm>): DecisionSent {
  const written = answerFields.filter((field) => typed[field].trim() !== '');
  return {
    decision: 'reject',
    feedback,
    fieldFeedback: Object.fromEntries(written.map((field) => [field, typed[field]])),
  };
}
