import { answerLimits, emptyAnswers, normaliseAnswers } from '#shared/domain/runs/submit-rules.ts';
import { type RunAnswers, readBudgetBand, readTimeBand } from '#shared/plan/plan-input.ts';

/** The five answers of the goal check: those of the run form without the personal background. */
export const checkFields = ['incomeGoal', 'timePerWeek', 'budget', 'skills', 'interests'] as const;
export type CheckField = (typeof checkFields)[number];
export type CheckAnswers = Pick<RunAnswers, CheckField>;

/** Checks again with some answers changed. */
export type TestAnswers = (changed: Partial<CheckAnswers>) => void;

/** Moves the focus to a question. */
export type ToField = (name: CheckField) => void;

export const noCheckAnswers: CheckAnswers = {
  incomeGoal: '',
  timePerWeek: '',
  budget: '',
  skills: '',
  interests: '',
};

const nameInAddress: Record<CheckField, string> = {
  incomeGoal: 'goal',
  timePerWeek: 'hours',
  budget: 'budget',
  skills: 'skills',
  interests: 'interests',
};

export const asRunAnswers = (answers: CheckAnswers): RunAnswers =>
  normaliseAnswers({ ...emptyAnswers, ...answers });

/**
 * Reads untrusted answers from an address, cut to the length of their fields; values that a select does not
 * offer are dropped.
 */
export function answersInAddress(hash: string): CheckAnswers {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const answer = (field: CheckField) => (said.get(nameInAddress[field]) ?? '').slice(0, answerLimits[field]);
  const { incomeGoal, timePerWeek, budget, skills, interests } = asRunAnswers({
    incomeGoal: answer('incomeGoal'),
    timePerWeek: answer('timePerWeek'),
    budget: answer('budget'),
    skills: answer('skills'),
    interests: answer('interests'),
  });
  return {
    incomeGoal,
    timePerWeek: readTimeBand(timePerWeek) ?? '',
    budget: readBudgetBand(budget) ?? '',
    skills,
    interests,
  };
}

/** The hash is never sent to a server, so the answers stay between the people who share the link. */
export function hashWith(answers: CheckAnswers): string {
  const said = new URLSearchParams();
  for (const field of checkFields) said.set(nameInAddress[field], answers[field].trim());
  return `#${said}`;
}

export const isAnswered = (answers: CheckAnswers): boolean =>
  checkFields.every((field) => answers[field].trim() !== '');

export const isBlank = (answers: CheckAnswers): boolean =>
  checkFields.every((field) => answers[field].trim() === '');
