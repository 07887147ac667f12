import { isReviewed, type PlanType, remainingSubmissions } from '#shared/domain/plans/plans.ts';
import type { GoalVerdict } from '#shared/domain/runs/plan-brief.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { mostEnclosedBytes } from '../links/fill-in.ts';
import type { OutboxMail } from '../stores/outbox.ts';
import type { Decision, StoredDocument, Submission } from '../stores/run-items.ts';
import {
  approvedLetter,
  delayedLetter,
  documentGoesLetter,
  limitReachedLetter,
  readyLetter,
  rejectedLetter,
  reviewRequestLetter,
  submittedLetter,
} from './run-letters.ts';

/** Each mail of a submission is stored with its cause, under an id by which the next step finds it. */
type Name = Pick<Submission, 'runId' | 'attempt'>;
export const runMailId = (what: 'submitted' | 'decided' | 'ready', { runId, attempt }: Name): string =>
  `${what}-${runId}-${attempt}`;

interface About {
  ownerId: string;
  siteUrl: string;
  nowMs: number;
}

export function submittedMail({ ownerId, siteUrl, nowMs }: About, submission: Submission): OutboxMail {
  const { runId, plan } = submission;
  return {
    mailId: runMailId('submitted', submission),
    to: { userId: ownerId },
    letter: submittedLetter({ siteUrl, runId, plan, reviewed: isReviewed(plan) }),
    createdAtMs: nowMs,
  };
}

export function reviewRequestMails(
  { ownerId, nowMs }: Omit<About, 'siteUrl'>,
  submission: Submission,
  { reviewers, waitedHours }: { reviewers: readonly string[]; waitedHours?: number },
): OutboxMail[] {
  const { runId, attempt, hash, plan } = submission;
  const waited = waitedHours === undefined ? {} : { waitedHours };
  return reviewers.map((reviewer) => ({
    mailId: `review-${waitedHours ?? 0}-${runId}-${attempt}-${reviewer}`,
    to: { address: reviewer },
    letter: reviewRequestLetter({ plan, attempt, ...waited }),
    insert: { kind: 'review-link', ownerId, runId, attempt, hash, reviewer },
    createdAtMs: nowMs,
  }));
}

export function decidedMail(
  { ownerId, siteUrl }: Omit<About, 'nowMs'>,
  submission: Submission,
  { decision, to }: { decision: Decision; to: RunStatus },
): OutboxMail {
  const { runId } = submission;
  return {
    mailId: runMailId('decided', submission),
    to: { userId: ownerId },
    letter: decidedLetter({ siteUrl, runId }, submission, { decision, to }),
    createdAtMs: decision.at_ms,
  };
}

function decidedLetter(
  about: { siteUrl: string; runId: string },
  { plan, attempt }: { plan: PlanType; attempt: number },
  { decision, to }: { decision: Decision; to: RunStatus },
) {
  const { feedback, field_feedback: fieldFeedback } = decision;
  if (to === 'APPROVED_EXECUTING') return approvedLetter({ ...about, feedback });
  const said = { ...about, feedback: feedback ?? '', fieldFeedback };
  return to === 'REVIEW_LIMIT_REACHED'
    ? limitReachedLetter(said)
    : rejectedLetter({ ...said, left: remainingSubmissions(plan, attempt) });
}

export function readyMail(
  { ownerId, siteUrl }: Omit<About, 'nowMs'>,
  document: StoredDocument,
  verdict: GoalVerdict | undefined,
): OutboxMail {
  const { fileId, runId, key, bytes, expiresAtMs, timeZone, createdAtMs } = document;
  return {
    mailId: runMailId('ready', document),
    to: { userId: ownerId },
    letter: readyLetter({
      siteUrl,
      runId,
      expiresAtMs,
      timeZone,
      verdict,
      enclosed: bytes < mostEnclosedBytes,
    }),
    insert: { kind: 'document', ownerId, fileId, key, bytes },
    createdAtMs,
  };
}

export const delayedMail = ({ ownerId, siteUrl, nowMs }: About, { runId, attempt }: Name): OutboxMail => ({
  mailId: `delayed-${runId}-${attempt}`,
  to: { userId: ownerId },
  letter: delayedLetter({ siteUrl, runId }),
  createdAtMs: nowMs,
});

export const documentGoesMail = (
  { ownerId, siteUrl, nowMs }: About,
  { fileId, runId, expiresAtMs, timeZone }: StoredDocument,
): OutboxMail => ({
  mailId: `goes-${fileId}`,
  to: { userId: ownerId },
  letter: documentGoesLetter({ siteUrl, fileId, runId, expiresAtMs, timeZone }),
  createdAtMs: nowMs,
});
