import { createHash } from 'node:crypto';
import { checksumOf, type Documents } from '#functions/gateways/documents.ts';
import { runMailId } from '#functions/mail/run-mails.ts';
import { writeLogLine } from '#functions/runtime/log-line.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { stepLimits } from '#functions/stores/run-moves.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { type DocumentFormat, documentsPrefix } from '#shared/contract/document-formats.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { Generated } from '../complete-run/complete-run.ts';
import type { DeliverPending } from '../deliver-pending.ts';
import { SubmissionGone, type SubmissionName } from '../submission-name.ts';

interface GenerateDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'find' | 'findSubmission'>;
  progress: Pick<RunProgressStore, 'scheduleCheck'>;
  documents: Pick<Documents, 'put' | 'remove'>;
  deliverPending: DeliverPending;
  draw(submission: Submission, approvedAtMs: number): Promise<DrawnPlan>;
}

export interface DrawnPlan extends Record<DocumentFormat, Uint8Array> {
  brief: PlanBrief;
  /** The customer's zone; missing if only their local time is known. */
  timeZone?: string;
}

const extensions = { pdf: 'pdf', workbook: 'xlsx', calendar: 'ics' } as const;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Guards: a document is made only from the frozen submission, as of when its reviewer saw it. Made again it has the
 * same bytes and key. If its account is deleted in the meantime, the document is removed.
 */
export async function generateDocument(
  { clock, runs, progress, documents, deliverPending, draw }: GenerateDependencies,
  name: SubmissionName,
): Promise<Generated> {
  const { ownerId, runId, attempt } = name;
  const [run, submission] = await Promise.all([
    runs.find(ownerId, runId),
    runs.findSubmission(ownerId, runId, attempt),
  ]);
  const isApproved = run?.status === 'APPROVED_EXECUTING' || run?.status === 'COMPLETED';
  // guard: make-only-what-is-approved
  if (!isApproved || submission === undefined || run.attempts !== attempt)
    throw new SubmissionGone(`Nothing is to be made for submission ${attempt} of ${runId}`);
  const { decision } = submission;
  const approvedAtMs = isReviewed(run.plan)
    ? (decision?.seen_at_ms ?? decision?.at_ms)
    : submission.submittedAtMs;
  if (approvedAtMs === undefined) throw new Error(`Submission ${attempt} of ${runId} was never approved`);
  await progress.scheduleCheck(
    ownerId,
    { runId, attempt, status: 'APPROVED_EXECUTING' },
    clock.nowMs() + stepLimits.generationMs,
  );
  await deliverPending([runMailId('decided', name)]);
  // guard: make-as-of-the-approval
  const drawn = await draw(submission, approvedAtMs);
  const store = async (format: DocumentFormat) => {
    const bytes = drawn[format];
    const key = `${documentsPrefix}${runId}/${attempt}/${hashOf(bytes)}.${extensions[format]}`;
    await documents.put(key, bytes, format);
    return { key, checksum: checksumOf(bytes) };
  };
  const approvedHash = decision?.document_hash;
  // A later release may draw a lost document differently, so a difference is only reported.
  if (approvedHash !== undefined && approvedHash !== hashOf(drawn.pdf))
    writeLogLine({ kind: 'document-differs-from-approval', runId, attempt });
  const pdf = await store('pdf');
  const workbook = await store('workbook');
  const calendar = await store('calendar');
  // guard: make-not-left-behind-by
  if ((await runs.find(ownerId, runId)) === undefined) {
    await Promise.all([pdf, workbook, calendar].map(({ key }) => documents.remove(key)));
    throw new SubmissionGone(`The account of ${runId} went while its document was made`);
  }
  const { brief, timeZone } = drawn;
  return { ...pdf, workbook, calendar, brief, ...(timeZone !== undefined && { timeZone }) };
}
