import type { RunDetail } from '#shared/contract/runs.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';

/** The answers that a reviewer said something of, as long as that decision stands. */
export const remarkedFields = ({ runStatus, fieldFeedback }: RunDetail): AnswerField[] =>
  runStatus === 'REJECTED_FOR_USER_REFINEMENT' || runStatus === 'REVIEW_LIMIT_REACHED'
    ? answerFields.filter((field) => (fieldFeedback?.[field] ?? '') !== '')
    : [];
