import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { RunMoves } from '#functions/stores/run-moves.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { reviewRoutes } from '#shared/contract/routes/review.ts';
import { isSame } from '#shared/plan/confirm/confirmed.ts';
import { noReviewWork } from '#shared/plan/review/review.ts';
import { type FindSubmissionDependencies, findSubmission } from './find-submission.ts';

interface SaveReviewDependencies extends FindSubmissionDependencies {
  pacing: Pacing;
  moves: Pick<RunMoves, 'keepReview'>;
  write: (items: TransactItem[]) => Promise<Written>;
}

/** Guards: a review never replaces a version that its writer has not seen. The same review again counts as saved. */
export function saveReview(
  dependencies: SaveReviewDependencies,
): RouteHandler<typeof reviewRoutes.saveReview> {
  const { pacing, moves, write } = dependencies;
  return async ({ request, body: { work, baseVersion } }) => {
    const saved = await untilDone(pacing, async () => {
      const found = await findSubmission(dependencies, request);
      if ('kind' in found) return found;
      const { ownerId, submission } = found;
      const { workVersion = 0 } = submission;
      if (isSame(submission.work ?? noReviewWork, work)) return { workVersion };
      // guard: review-work-that-was-not-seen
      if (workVersion !== baseVersion) return refuse('review-changed');
      const written = await write([moves.keepReview(ownerId, submission, work)]);
      return written.kind === 'written' ? { workVersion: workVersion + 1 } : new TryAgain(written);
    });
    return 'kind' in saved ? saved : answer({ status: 'ok', data: saved });
  };
}
