import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { RequestFacts } from '#functions/http/route-handler.ts';
import { bearerToken } from '#functions/http/session.ts';
import { hashReviewToken } from '#functions/links/review-token.ts';
import type { Decision, Run, Submission } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';

export interface UnderReview {
  ownerId: string;
  reviewer: string;
  run: Run;
  submission: Submission;
}

export interface FindSubmissionDependencies {
  runs: Pick<RunStore, 'findReviewLink' | 'find' | 'findSubmission'>;
  reviewers: readonly string[];
}

/**
 * Guards: a link opens the one submission it was made for, as it was frozen, to somebody who still reviews. Decided
 * ones say who decided; only a rejected submission is followed by another, so a superseded one is decided, too.
 */
export async function findSubmission(
  { runs, reviewers }: FindSubmissionDependencies,
  request: Pick<RequestFacts, 'header'>,
): Promise<UnderReview | Refusal> {
  const token = bearerToken(request.header('authorization'));
  const link = token === undefined ? undefined : await runs.findReviewLink(hashReviewToken(token));
  if (link === undefined || !reviewers.includes(link.reviewer)) return refuse('not-found');
  const { ownerId, runId, attempt, hash, reviewer } = link;
  const [run, submission] = await Promise.all([
    runs.find(ownerId, runId),
    runs.findSubmission(ownerId, runId, attempt),
  ]);
  if (run === undefined || submission?.hash !== hash) return refuse('not-found');
  if (submission.decision !== undefined) return refuseDecided(submission.decision);
  return { ownerId, reviewer, run, submission };
}

export const refuseDecided = ({ verdict, by, at_ms }: Decision): Refusal =>
  refuse('review-decided', {
    sentence: `This submission was ${verdict === 'approve' ? 'approved' : 'rejected'} by ${by} on ${inWords(at_ms)}.`,
  });

const inWords = (ms: number): string =>
  `${new Date(ms).toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' })} (Sydney)`;
