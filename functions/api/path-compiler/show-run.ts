import type { ShownRun } from '#functions/stores/runs.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { remainingReviews } from '#shared/domain/plans/plans.ts';

/** Shows a run to its owner, with the last submission and the expiry of its document. */
export function showRun({ run, submission }: ShownRun): { status: 'ok'; data: RunDetail } {
  const { feedback, fieldFeedback, fileExpiresAtMs, brief } = run;
  const data: RunDetail = {
    run_id: run.runId,
    runStatus: run.status,
    snapshot: run.answers,
    generatedFile: run.fileId ?? null,
    plan: run.plan,
    submissionAttempts: run.attempts,
    remainingReviews: remainingReviews(run.plan, run.attempts),
    version: run.version,
    timeline: run.timeline.map(({ status, at_ms }) => ({ status, at: isoTime(at_ms) })),
  };
  if (run.confirmed !== undefined) data.confirmed = run.confirmed;
  if (run.basedOn !== undefined) data.basedOn = run.basedOn;
  if (feedback !== undefined) data.feedback = feedback;
  if (fieldFeedback !== undefined) data.fieldFeedback = fieldFeedback;
  if (fileExpiresAtMs !== undefined) data.fileExpiresAt = isoTime(fileExpiresAtMs);
  if (brief !== undefined) data.brief = brief;
  if (submission !== undefined)
    data.lastSubmission = {
      attempt: submission.attempt,
      at: isoTime(submission.submittedAtMs),
      answers: submission.snapshot.answers,
      ...(submission.snapshot.confirmed && { confirmed: submission.snapshot.confirmed }),
    };
  return { status: 'ok', data };
}

const isoTime = (ms: number): string => new Date(ms).toISOString();
