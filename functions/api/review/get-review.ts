import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { type OwedDependencies, owedFor } from '#functions/payments/owed-for.ts';
import { writeLogLine } from '#functions/runtime/log-line.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { printedInput } from '#functions/workflow/generate-document/printed-input.ts';
import type { reviewRoutes, SubmissionShown } from '#shared/contract/routes/review.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { maxSubmissions } from '#shared/domain/plans/plans.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { noReviewWork } from '#shared/plan/review/review.ts';
import { type FindSubmissionDependencies, followLink, openSubmission } from './find-submission.ts';

/** Opening a link changes nothing, because mail scanners open links too. */
export function getReview(
  dependencies: FindSubmissionDependencies & {
    wallets: OwedDependencies;
    loadCatalogue: () => Promise<Catalogue>;
    clock: Clock;
  },
): RouteHandler<typeof reviewRoutes.getReview> {
  return async ({ request }) => {
    const link = await followLink(dependencies, request);
    if (link === undefined) return refuse('not-found');
    const { ownerId, runId, attempt } = link;
    const [found, earlier] = await Promise.all([
      openSubmission(dependencies, link),
      attempt === 1 ? undefined : dependencies.runs.findSubmission(ownerId, runId, attempt - 1),
    ]);
    if ('kind' in found) return found;
    const { submission } = found;
    const { plan, submittedAtMs, snapshot } = submission;
    const [read, debt] = await Promise.all([
      dependencies
        .loadCatalogue()
        .then((catalogue) => readingOf(submission, { catalogue, nowMs: dependencies.clock.nowMs() })),
      owedFor(dependencies.wallets, { owner: ownerId, ref: runId }),
    ]);
    const data: SubmissionShown = {
      runId,
      plan,
      attempt,
      maxAttempts: maxSubmissions(plan),
      submittedAt: isoTime(submittedAtMs),
      answers: snapshot.answers,
      profile: snapshot.profile,
      ...read,
      work: submission.work ?? noReviewWork,
      workVersion: submission.workVersion ?? 0,
    };
    if (snapshot.confirmed !== undefined) data.confirmed = snapshot.confirmed;
    if (snapshot.unlockedPath !== undefined) data.unlockedPath = snapshot.unlockedPath;
    if (earlier?.decision !== undefined) data.earlier = shownEarlier(earlier, earlier.decision);
    if (debt > 0) data.owed = formatTokens(debt);
    writeLogLine({ kind: 'review-opened', runId, attempt });
    return answer({ status: 'ok', data });
  };
}

const shownEarlier = (
  { attempt, snapshot }: Submission,
  { feedback = '', field_feedback, by, at_ms }: NonNullable<Submission['decision']>,
) => ({
  attempt,
  answers: snapshot.answers,
  feedback,
  ...(field_feedback === undefined ? {} : { fieldFeedback: field_feedback }),
  decidedBy: by,
  decidedAt: isoTime(at_ms),
});

/** The reading that would be printed now, as in the preview. The rules are large and load only for this call. */
export async function readingOf(
  submission: Submission,
  { catalogue, nowMs }: { catalogue: Catalogue; nowMs: number },
): Promise<Pick<SubmissionShown, 'flags' | 'understood' | 'unused'>> {
  const { understandForReview } = await import('#shared/plan/review/understand-for-review.ts');
  const { understood, flags, unused } = understandForReview(printedInput(submission), {
    tier: submission.plan,
    now: new Date(nowMs),
    catalogue,
  });
  return { understood, unused, flags: flags.map((flag) => ({ ...flag })) };
}

const isoTime = (ms: number): string => new Date(ms).toISOString();
