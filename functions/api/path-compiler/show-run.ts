import type { Run } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { remainingReviews } from '#shared/domain/plans/plans.ts';

export type ShowRun = ReturnType<typeof buildShowRun>;

/** A run as its owner sees it, with what was handed in last and how long its document is kept. */
export function buildShowRun(runs: Pick<RunStore, 'findSubmission' | 'findDocument'>) {
  return async (owner: string, run: Run): Promise<{ status: 'ok'; data: RunDetail }> => {
    const { runId, fileId, feedback, fieldFeedback } = run;
    const [submission, document] = await Promise.all([
      run.attempts === 0 ? undefined : runs.findSubmission(owner, runId, run.attempts),
      fileId === undefined ? undefined : runs.findDocument(owner, fileId),
    ]);
    const data: RunDetail = {
      run_id: runId,
      runStatus: run.status,
      snapshot: run.answers,
      generatedFile: fileId ?? null,
      plan: run.plan,
      submissionAttempts: run.attempts,
      remainingReviews: remainingReviews(run.plan, run.attempts),
      version: run.version,
      timeline: run.timeline.map(({ status, at_ms }) => ({ status, at: isoTime(at_ms) })),
    };
    if (run.basedOn !== undefined) data.basedOn = run.basedOn;
    if (feedback !== undefined) data.feedback = feedback;
    if (fieldFeedback !== undefined) data.fieldFeedback = fieldFeedback;
    if (document !== undefined) data.fileExpiresAt = isoTime(document.expiresAtMs);
    if (submission !== undefined)
      data.lastSubmission = {
        attempt: submission.attempt,
        at: isoTime(submission.submittedAtMs),
        answers: submission.snapshot.answers,
      };
    return { status: 'ok', data };
  };
}

const isoTime = (ms: number): string => new Date(ms).toISOString();
