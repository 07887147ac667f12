import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';

/** The first word of a name whose words are separated by slashes. */
export const shortName = (field: AnswerField): string => answerNames[field].split(' / ')[0] ?? '';

/** The words of the link to a missing answer. */
export const askFor: Readonly<Record<AnswerField, string>> = {
  budget: 'Choose a budget',
  timePerWeek: 'Choose your hours',
  skills: 'Name your skills',
  interests: 'Name your interests',
  incomeGoal: 'Set your income goal',
  content: 'Describe your background',
};
