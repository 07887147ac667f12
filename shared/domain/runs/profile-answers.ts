import type { Budget, WeeklyTime } from '#shared/domain/account/profile-options.ts';
import type { BudgetBand, RunAnswers, TimeBand } from '#shared/plan/plan-input.ts';
import { emptyAnswers, sameAnswers } from './submit-rules.ts';

/** Of a run that nothing was saved of since it began. */
export const firstVersion = 1;

/** Nobody has answered yet: not here, not in an earlier round, and nobody has emptied the form again. */
export const isUnanswered = ({ version, answers }: { version: number; answers: RunAnswers }): boolean =>
  version === firstVersion && sameAnswers(answers, emptyAnswers);

/** What a profile and a plan’s form both ask. */
export const profileFields = ['budget', 'timePerWeek', 'skills', 'interests'] as const;
export type ProfileField = (typeof profileFields)[number];

/** A step of the profile that lies across two of the form’s, or above all of them, is none of them. */
const budgetBandOf: Readonly<Record<Budget, BudgetBand | undefined>> = {
  BUDGET_0: '0',
  BUDGET_1_99: '<100',
  BUDGET_100_299: '<300',
  BUDGET_300_999: undefined,
  BUDGET_1000_4999: undefined,
  BUDGET_5000_9999: undefined,
  BUDGET_10000_PLUS: undefined,
};

const timeBandOf: Readonly<Record<WeeklyTime, TimeBand>> = {
  TIME_1_3_HOURS: '1–3h',
  TIME_3_5_HOURS: '3–5h',
  TIME_5_10_HOURS: '5–10h',
  TIME_10_PLUS_HOURS: '10h+',
};

export interface ProfileWork {
  budget: Budget | null;
  weekly_time: WeeklyTime | null;
  skills: string | null;
  interests: string | null;
}

/** The answers of a plan’s form that a profile gives; what it does not give exactly is left to be answered. */
export function answersOfProfile(profile: ProfileWork): Partial<Pick<RunAnswers, ProfileField>> {
  const given: Record<ProfileField, string | null | undefined> = {
    budget: profile.budget && budgetBandOf[profile.budget],
    timePerWeek: profile.weekly_time && timeBandOf[profile.weekly_time],
    skills: profile.skills,
    interests: profile.interests,
  };
  return Object.fromEntries(Object.entries(given).filter(([, answer]) => answer));
}

/** What a form that nobody has said anything in begins with: the answers of a goal check, or else those of the profile. */
export const firstAnswers = (check: RunAnswers | undefined, profile: ProfileWork): RunAnswers =>
  check ?? { ...emptyAnswers, ...answersOfProfile(profile) };
