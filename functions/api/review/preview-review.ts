import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { reviewRoutes } from '#shared/contract/routes/review.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { DrawSeen } from './draw-seen.ts';
import { type FindSubmissionDependencies, findSubmission } from './find-submission.ts';

interface PreviewDependencies extends FindSubmissionDependencies {
  clock: Clock;
  drawSeen: DrawSeen;
}

/** Draws the plan from the saved review. It stores nothing. */
export function previewReview(
  dependencies: PreviewDependencies,
): RouteHandler<typeof reviewRoutes.previewReview> {
  const { clock, drawSeen } = dependencies;
  return async ({ request }) => {
    const found = await findSubmission(dependencies, request);
    if ('kind' in found) return found;
    const { submission } = found;
    const atMs = clock.nowMs();
    const seen = await drawSeen(submission, atMs);
    if (seen === undefined) return refuse('nothing-planned');
    const { hash, pdf, sections } = seen;
    const data = {
      hash,
      at: new Date(atMs).toISOString(),
      workVersion: submission.workVersion ?? 0,
      sections,
      document: Buffer.from(pdf).toString('base64'),
    };
    return answer({ status: 'ok', data });
  };
}
