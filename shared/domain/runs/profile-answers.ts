import { type Budget, type WeeklyTime, weeklyTimeValues } from '#shared/domain/account/profile-options.ts';
import {
  type BudgetBand,
  type RunAnswers,
  readBudgetBand,
  readTimeBand,
  type TimeBand,
} from '#shared/plan/plan-input.ts';
import { emptyAnswers, sameAnswers } from './submit-rules.ts';

/** The version of a run that was never saved. */
export const firstVersion = 1;

/** The run has no answers: they were neither typed, nor taken from an earlier round, nor emptied by the customer. */
export const isUnanswered = ({ version, answers }: { version: number; answers: RunAnswers }): boolean =>
  version === firstVersion && sameAnswers(answers, emptyAnswers);

export const profileFields = ['budget', 'timePerWeek', 'skills', 'interests'] as const;
export type ProfileField = (typeof profileFields)[number];

/** A budget of the profile that spans two of the form’s, or lies above all of them, has no match. */
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

/** The other way, a budget of the form lies in one of the profile. */
const budgetOf: Readonly<Record<BudgetBand, Budget>> = {
  '0': 'BUDGET_0',
  '<100': 'BUDGET_1_99',
  '<300': 'BUDGET_100_299',
  '<500': 'BUDGET_300_999',
  '<1000': 'BUDGET_300_999',
};

export interface ProfileWork {
  budget: Budget | null;
  weekly_time: WeeklyTime | null;
  skills: string | null;
  interests: string | null;
}

/** The form’s answers that a profile gives; inexact ones are left for the person to answer. */
export function answersOfProfile(profile: ProfileWork): Partial<Pick<RunAnswers, ProfileField>> {
  const given: Record<ProfileField, string | null | undefined> = {
    budget: profile.budget && budgetBandOf[profile.budget],
    timePerWeek: profile.weekly_time && timeBandOf[profile.weekly_time],
    skills: profile.skills,
    interests: profile.interests,
  };
  return Object.fromEntries(Object.entries(given).filter(([, answer]) => answer));
}

/** The profile that the answers of a plan give. */
export function profileOfAnswers({ skills, interests, budget, timePerWeek }: RunAnswers) {
  const budgetBand = readBudgetBand(budget);
  const timeBand = readTimeBand(timePerWeek);
  return {
    skills,
    interests,
    budget: budgetBand === undefined ? ('' as const) : budgetOf[budgetBand],
    weekly_time: weeklyTimeValues.find((time) => timeBandOf[time] === timeBand) ?? ('' as const),
  };
}

/** An empty form starts with the answers of a goal check, or else with those of the profile. */
export const firstAnswers = (check: RunAnswers | undefined, profile: ProfileWork): RunAnswers =>
  check ?? { ...emptyAnswers, ...answersOfProfile(profile) };
