import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';

/** Of a name of three words divided by strokes, the first. */
export const shortName = (field: AnswerField): string => answerNames[field].split(' / ')[0] ?? '';

/** What the link to a missing answer says is to be done there. */
export const askFor: Readonly<Record<AnswerField, string>> = {
  budget: 'Choose a budget',
  timePerWeek: 'Choose your hours',
  skills: 'Name your skills',
  interests: 'Name your interests',
  incomeGoal: 'Set your income goal',
  content: 'Describe your background',
};
