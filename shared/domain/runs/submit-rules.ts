import { seenText } from '#shared/domain/text/seen-text.ts';
import { type RunAnswers, readBudgetBand, readTimeBand } from '#shared/plan/plan-input.ts';
import { ownWords } from './own-words.ts';

export const answerFields = [
  'budget',
  'timePerWeek',
  'skills',
  'interests',
  'incomeGoal',
  'content',
] as const satisfies (keyof RunAnswers)[];
export type AnswerField = (typeof answerFields)[number];

export const answerNames: Readonly<Record<AnswerField, string>> = {
  budget: 'Budget',
  timePerWeek: 'Time per week',
  skills: 'Skills',
  interests: 'Interests',
  incomeGoal: 'Income goal',
  content: 'Background / Limitations / Assets',
};

/** Lengths are counted in UTF-16 units, as the browser counts them. */
export const answerLimits = {
  budget: 40,
  timePerWeek: 40,
  skills: 500,
  interests: 500,
  incomeGoal: 250,
  content: 10_000,
} as const satisfies Record<AnswerField, number>;
export const leastGoal = 10;
export const leastBackground = 20;

export const emptyAnswers: RunAnswers = {
  budget: '',
  timePerWeek: '',
  skills: '',
  interests: '',
  incomeGoal: '',
  content: '',
};

export interface SubmitFault {
  fields: readonly AnswerField[];
  sentence: string;
}

export const submitSentences = {
  required: 'Please complete all required fields: Budget, Time, Skills, and Interests.',
  goal: 'Please enter an income goal of at least 10 characters.',
  background: 'Please enter at least 20 characters in the background field.',
} as const;

const isAnswered: Readonly<Record<AnswerField, (text: string) => boolean>> = {
  budget: (text) => readBudgetBand(text) !== undefined,
  timePerWeek: (text) => readTimeBand(text) !== undefined,
  skills: (text) => seenText(text).trim() !== '',
  interests: (text) => seenText(text).trim() !== '',
  incomeGoal: (text) => seenText(text).trim().length >= leastGoal,
  content: (text) => ownWords(text).trim().length >= leastBackground,
};

/** Lists the answers still missing for a submission, in the order of the form. */
export const unanswered = (answers: RunAnswers): AnswerField[] =>
  answerFields.filter((field) => !isAnswered[field](answers[field]));

/** Describes everything that prevents a submission, with the sentence of the first; undefined if nothing does. */
export function findSubmitFault(answers: RunAnswers): SubmitFault | undefined {
  const fields = unanswered(answers);
  const [first] = fields;
  if (first === undefined) return undefined;
  if (first === 'incomeGoal') return { fields, sentence: submitSentences.goal };
  return { fields, sentence: first === 'content' ? submitSentences.background : submitSentences.required };
}

/** Spells the form's options as the form does, with a dash for a typed hyphen; everything else stays as typed. */
export const normaliseAnswers = (answers: RunAnswers): RunAnswers => ({
  ...answers,
  budget: readBudgetBand(answers.budget) ?? answers.budget,
  timePerWeek: readTimeBand(answers.timePerWeek) ?? answers.timePerWeek,
});

export const sameAnswers = (one: RunAnswers, other: RunAnswers): boolean =>
  answerFields.every((field) => one[field] === other[field]);
