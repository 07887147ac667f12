import { dayMs } from '../day-ms.ts';
import { type PlanType, remainingSubmissions } from '../plans/plans.ts';
import type { RunStatus } from './run-status.ts';

export const verdicts = ['approve', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a decision leads: a rejected last submission ends the run. */
export function statusAfter(verdict: Verdict, plan: PlanType, attempts: number): RunStatus {
  if (verdict === 'approve') return 'APPROVED_EXECUTING';
  // guard: decide-the-last-rejection-ends
  return remainingSubmissions(plan, attempts) > 0 ? 'REJECTED_FOR_USER_REFINEMENT' : 'REVIEW_LIMIT_REACHED';
}

const hourMs = 60 * 60 * 1000;

const reviewLifeMs = 48 * hourMs;

/** How long a review takes, as it is promised; making the plan afterwards typically takes as long again. */
export const reviewHours = `1–${reviewLifeMs / hourMs} hours`;

/** The longest that is said to whoever waits. */
export const reviewDueAtMs = (submittedAtMs: number): number => submittedAtMs + reviewLifeMs;

/** How long after a submission its reviewers are reminded, and when an operator and its owner hear of the delay. */
const reviewStages = [
  { afterMs: 24 * hourMs, does: 'remind' },
  { afterMs: 40 * hourMs, does: 'remind' },
  { afterMs: reviewLifeMs, does: 'alarm' },
] as const;

export interface ReviewStage {
  /** What is due by now, the latest of it only. */
  due?: { does: 'remind' | 'alarm'; hours: number };
  nextAtMs?: number;
}

/** Nothing of it ever decides. */
export function reviewStageAt(submittedAtMs: number, nowMs: number): ReviewStage {
  const waitedMs = nowMs - submittedAtMs;
  const due = reviewStages.findLast(({ afterMs }) => afterMs <= waitedMs);
  const next = reviewStages.find(({ afterMs }) => afterMs > waitedMs);
  return {
    ...(due === undefined ? {} : { due: { does: due.does, hours: due.afterMs / hourMs } }),
    ...(next === undefined ? {} : { nextAtMs: submittedAtMs + next.afterMs }),
  };
}

export const documentLifeMs = 30 * dayMs;
/** Five days before a document goes. */
export const documentReminderMs = documentLifeMs - 5 * dayMs;
