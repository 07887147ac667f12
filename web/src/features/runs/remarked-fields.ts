import type { RunDetail } from '#shared/contract/runs.ts';
import { commentOn } from '#shared/domain/runs/fact-comment.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import type { SaidWords } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';

/** The answers with a reviewer's remark, while that decision is current. */
export const remarkedFields = ({ runStatus, fieldFeedback }: RunDetail): AnswerField[] =>
  runStatus === 'REJECTED_FOR_USER_REFINEMENT' || runStatus === 'REVIEW_LIMIT_REACHED'
    ? answerFields.filter((field) => (fieldFeedback?.[field] ?? '') !== '')
    : [];

/** Where a revision starts: a remark on no particular answer is repeated at the longest answer. */
export const toRevise = (run: RunDetail): AnswerField[] => {
  if (run.runStatus !== 'REJECTED_FOR_USER_REFINEMENT') return [];
  const remarked = remarkedFields(run);
  return remarked.length > 0 ? remarked : ['content'];
};

/** The answers that still have to be revised. */
export const notRevised = (run: RunDetail, answers: RunAnswers): AnswerField[] =>
  toRevise(run).filter((field) => run.lastSubmission?.answers[field] === answers[field]);

/** The reviewer's remark on an answer. */
export const remarkOn = (run: RunDetail, field: AnswerField): string | undefined => {
  const remarked = remarkedFields(run);
  if (remarked.includes(field)) return run.fieldFeedback?.[field];
  return remarked.length === 0 && toRevise(run).includes(field) ? run.feedback : undefined;
};

/** The reviewer’s questions about a fact, while that decision is current. */
export const remarkOnFact = (run: RunDetail, words: readonly SaidWords[]): string | undefined => {
  const remarked = remarkedFields(run);
  return words
    .filter(({ field }) => remarked.includes(field))
    .map(({ field, text }) => commentOn(text, run.fieldFeedback?.[field] ?? ''))
    .find((comment) => comment !== undefined);
};
