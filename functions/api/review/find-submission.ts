import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { RequestFacts } from '#functions/http/route-handler.ts';
import { bearerToken } from '#functions/http/session.ts';
import { hashReviewToken } from '#functions/links/review-token.ts';
import type { Decision, ReviewLink, Run, Submission } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { officeZone } from '#shared/domain/office-zone.ts';

export interface UnderReview {
  ownerId: string;
  reviewer: string;
  run: Run;
  submission: Submission;
}

export interface FindSubmissionDependencies {
  runs: Pick<RunStore, 'findReviewLink' | 'find' | 'findSubmission'>;
  reviewers(): Promise<readonly string[]>;
}

/** Guards: a link works only for a person who is still a reviewer. */
export async function followLink(
  { runs, reviewers }: FindSubmissionDependencies,
  request: Pick<RequestFacts, 'header'>,
): Promise<ReviewLink | undefined> {
  const token = bearerToken(request.header('authorization'));
  const link = token === undefined ? undefined : await runs.findReviewLink(hashReviewToken(token));
  // guard: review-only-who-still-reviews
  return link === undefined || !(await reviewers()).includes(link.reviewer) ? undefined : link;
}

/**
 * Guards: a link opens only the submission it was made for, as it was frozen. A decided submission says who decided.
 * Only a rejected submission is followed by another, so a superseded one is always decided.
 */
export async function openSubmission(
  { runs }: FindSubmissionDependencies,
  { ownerId, runId, attempt, hash, reviewer }: ReviewLink,
): Promise<UnderReview | Refusal> {
  const [run, submission] = await Promise.all([
    runs.find(ownerId, runId),
    runs.findSubmission(ownerId, runId, attempt),
  ]);
  if (run === undefined || submission?.hash !== hash) return refuse('not-found');
  // guard: review-a-decided-one-says-so
  if (submission.decision !== undefined) return refuseDecided(submission.decision);
  return { ownerId, reviewer, run, submission };
}

export async function findSubmission(
  dependencies: FindSubmissionDependencies,
  request: Pick<RequestFacts, 'header'>,
): Promise<UnderReview | Refusal> {
  const link = await followLink(dependencies, request);
  return link === undefined ? refuse('not-found') : openSubmission(dependencies, link);
}

export const refuseDecided = ({ verdict, by, at_ms }: Decision): Refusal =>
  refuse('review-decided', {
    sentence: `This submission was ${verdict === 'approve' ? 'approved' : 'sent back'} by ${by} on ${inWords(at_ms)}.`,
  });

const inOfficeTime = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: officeZone,
  timeZoneName: 'short',
});

/** Formats as 27 Nov 2026, 11:06 am AEDT, which may break only between the day and the hour. */
const inWords = (ms: number): string => inOfficeTime.format(ms).replaceAll(/(?<!,)\s/g, '\u00a0');
