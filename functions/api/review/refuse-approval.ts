import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { approvalFault, noReviewWork } from '#shared/plan/review/review.ts';
import type { DrawSeen } from './draw-seen.ts';

/** The plan that a reviewer saw: its hash, when it was drawn, and the version of the review in it. */
export interface Seen {
  hash: string;
  atMs: number;
  workVersion: number;
}

/** The plan prints the time it was drawn, so an approval must follow soon. */
const seenForMs = 2 * 60 * 60 * 1000;

/** Guards: a plan is approved only with all six checks, and only as the reviewer saw it. */
export async function refuseApproval(
  { clock, drawSeen }: { clock: Clock; drawSeen: DrawSeen },
  submission: Submission,
  seen: Seen | undefined,
): Promise<Refusal | undefined> {
  // guard: review-approved-with-all-checks
  const fault = approvalFault(submission.work ?? noReviewWork);
  if (fault !== undefined) return refuse('invalid-input', { sentence: fault });
  if (seen === undefined)
    return refuse('invalid-input', { sentence: 'Please look at the plan before you approve it.' });
  const ageMs = clock.nowMs() - seen.atMs;
  if (ageMs < 0 || ageMs > seenForMs || seen.workVersion !== (submission.workVersion ?? 0))
    return refuse('review-changed');
  const drawn = await drawSeen(submission, seen.atMs);
  if (drawn === undefined) return refuse('nothing-planned');
  // guard: review-approved-as-it-was-seen
  return drawn.hash === seen.hash ? undefined : refuse('review-changed');
}
