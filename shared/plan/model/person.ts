import { otherIncomeIfEmployedCents, usableBudgetCents, weeklyHours } from '../assumptions/general.ts';
import { readBackground } from '../goal/income.ts';
import type { StatedLimit } from '../limits/limits.ts';
import { type PlanInput, readBudgetBand, readList, readTimeBand } from '../plan-input.ts';

/** What the answers say of the person, as the model uses it. */
export interface Person {
  weeklyHours: number;
  usableBudgetCents: number;
  skills: readonly string[];
  interests: readonly string[];
  background: string;
  /** What they say that they will not or cannot do. */
  limits: readonly StatedLimit[];
  /** The background says that there is a job beside this. */
  employed: boolean;
  /** A year's, as stated there, else a stand-in; nothing without a job. */
  otherIncomeCents: number;
  otherIncomeIs: 'none' | 'stated' | 'assumed';
  hasAbn: boolean;
  state: string | undefined;
  country: string;
}

/** What is named twice is one skill, and no second match of it. */
const namedOnce = (answer: string): string[] => [...new Set(readList(answer))];

/** Bands that cannot be read are planned for as the smallest, which promises least. */
export function readPerson({ answers, profile }: PlanInput, limits: readonly StatedLimit[]): Person {
  const background = answers.content;
  const { hasJob, stated } = readBackground(background);
  // "No cold calling" among the skills is none.
  const offered = (entry: string): boolean => limits.every(({ sentence }) => sentence !== entry);
  return {
    weeklyHours: weeklyHours.v[readTimeBand(answers.timePerWeek) ?? '1–3h'],
    usableBudgetCents: usableBudgetCents.v[readBudgetBand(answers.budget) ?? '0'],
    skills: namedOnce(answers.skills).filter(offered),
    interests: namedOnce(answers.interests).filter(offered),
    background,
    limits,
    employed: hasJob,
    otherIncomeCents: hasJob ? (stated?.yearly ?? otherIncomeIfEmployedCents.v) : 0,
    otherIncomeIs: hasJob ? (stated ? 'stated' : 'assumed') : 'none',
    hasAbn: (profile.abn ?? '').trim() !== '',
    state: profile.state,
    country: profile.country,
  };
}
