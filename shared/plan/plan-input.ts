import type { Confirmed } from './confirm/confirmed.ts';
import type { ReviewWork } from './review/review.ts';

/** The input of a plan: the answers of a run, and what the submission froze with them. */
export interface PlanInput {
  answers: RunAnswers;
  profile: FrozenProfile;
  /** The slug of the path that this person unlocked and pasted into the background. */
  unlockedPath?: string;
  /** What the customer set, added or took away in our reading, and the business they picked. */
  confirmed?: Confirmed;
  /** What the reviewer set, checked and noted. What they set wins. */
  review?: ReviewWork;
  /** What the reviewers said of the attempt before this one. */
  previousAttempt?: { answers: RunAnswers; feedback: string };
  /** The earlier run that a new round is based on. */
  earlierRun?: { answers: RunAnswers };
}

export interface RunAnswers {
  budget: string;
  timePerWeek: string;
  skills: string;
  interests: string;
  incomeGoal: string;
  content: string;
}

export interface FrozenProfile {
  name: string;
  country: string;
  state?: string;
  abn?: string;
}

/** The run form's own strings; a hyphen is read as a dash. */
export const timeBands = ['1–3h', '3–5h', '5–10h', '10h+'] as const;
export type TimeBand = (typeof timeBands)[number];
export const budgetBands = ['0', '<100', '<300', '<500', '<1000'] as const;
export type BudgetBand = (typeof budgetBands)[number];

const tidy = (text: string): string => text.trim().replaceAll(/[-‐‑‒—]/g, '–');

export const readTimeBand = (text: string): TimeBand | undefined =>
  timeBands.find((band) => band === tidy(text));
export const readBudgetBand = (text: string): BudgetBand | undefined =>
  budgetBands.find((band) => band === tidy(text));

/** "<300" holds at most $300, in cents. */
export const topOfBand = (text: string): number | undefined => {
  const band = readBudgetBand(text);
  return band === undefined ? undefined : Number(band.replace('<', '')) * 100;
};
