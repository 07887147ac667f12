import { dayMs } from '../day-ms.ts';
import { type PlanType, remainingSubmissions } from '../plans/plans.ts';
import type { RunStatus } from './run-status.ts';

export const verdicts = ['approve', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** Rejecting the last submission ends the run. */
export function statusAfter(verdict: Verdict, plan: PlanType, attempts: number): RunStatus {
  if (verdict === 'approve') return 'APPROVED_EXECUTING';
  // guard: decide-the-last-rejection-ends
  return remainingSubmissions(plan, attempts) > 0 ? 'REJECTED_FOR_USER_REFINEMENT' : 'REVIEW_LIMIT_REACHED';
}

const hourMs = 60 * 60 * 1000;

const reviewLifeMs = 48 * hourMs;

/** We promise this for a review; making the plan afterwards typically takes as long again. */
export const reviewHours = `1–${reviewLifeMs / hourMs} hours`;

export const reviewDueAtMs = (submittedAtMs: number): number => submittedAtMs + reviewLifeMs;

/** How long after a submission its reviewers are reminded, and when an operator and its owner learn of the delay. */
const reviewStages = [
  { afterMs: 24 * hourMs, does: 'remind' },
  { afterMs: 40 * hourMs, does: 'remind' },
  { afterMs: reviewLifeMs, does: 'alarm' },
] as const;

export interface ReviewStage {
  /** The latest step that is due by now. */
  due?: { does: 'remind' | 'alarm'; hours: number };
  nextAtMs?: number;
}

/** No stage ever decides a submission. */
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
/** Owners are reminded five days before a document expires. */
export const documentReminderMs = documentLifeMs - 5 * dayMs;
