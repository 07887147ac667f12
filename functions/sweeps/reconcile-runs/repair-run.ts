import type { Documents } from '#functions/gateways/documents.ts';
import { executionName, type Workflow } from '#functions/gateways/workflow.ts';
import { filesOf, type Run, type Submission } from '#functions/stores/run-items.ts';
import { stepLimits } from '#functions/stores/run-moves.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Clock } from '#shared/domain/clock.ts';

export interface RepairDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'find' | 'findSubmission' | 'findDocument'>;
  progress: Pick<RunProgressStore, 'scheduleCheck' | 'claimRestart'>;
  workflow: Workflow;
  documents: Pick<Documents, 'inspect'>;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
}

type Outcome = 'restarted' | 'told' | 'settled' | 'nothing';

const minuteMs = 60_000;
/** The first restart may itself be lost, so the next pass checks again; after that, a lost start is not the cause. */
const restartAfterMs = (restarts: number): number =>
  restarts === 0 ? 2 * minuteMs : Math.min(60, 10 * 2 ** (restarts - 1)) * minuteMs;

interface Looked {
  owner: string;
  runId: string;
  /** Set by an operator who knows that any existing execution is stuck. */
  isStuck?: boolean;
}

/** Repeats whatever the database says is due; every workflow step skips work that is done. */
export async function repairRun(
  dependencies: RepairDependencies,
  { owner, runId, isStuck = false }: Looked,
): Promise<Outcome> {
  const { clock, runs, progress } = dependencies;
  const run = await runs.find(owner, runId);
  const dueAtMs = run?.progressAtMs;
  // The index lags, so the run may be settled or due later by now.
  if (run === undefined || dueAtMs === undefined || dueAtMs > clock.nowMs()) return 'nothing';
  const submissions = await submissionsOf(dependencies, owner, run);
  const submission = submissions.at(-1);
  if (submission === undefined) return 'nothing';
  // Earlier decisions are told too, even when the next step is long done, because any of several executions may still
  // wait.
  // guard: reconcile-a-decision-that-no-one-heard
  const told = await Promise.all(submissions.map((one) => tell(dependencies, one)));
  const owed = { owner, run, submission, isStuck };
  const settle = async (): Promise<Outcome> => {
    await progress.scheduleCheck(owner, { runId, attempt: run.attempts, status: run.status }, undefined);
    return 'settled';
  };
  switch (run.status) {
    case 'CREATED':
      return settle();
    case 'UNDER_REVIEW':
      // guard: reconcile-what-no-one-was-asked-about
      return submission.askedAtMs === undefined ? restart(dependencies, owed) : settle();
    case 'REJECTED_FOR_USER_REFINEMENT':
    case 'REVIEW_LIMIT_REACHED':
      return settle();
    case 'APPROVED_EXECUTING':
      // guard: reconcile-an-approval-that-no-one-waits
      if (told.at(-1) !== true) return restart(dependencies, owed);
      await progress.scheduleCheck(
        owner,
        { runId, attempt: run.attempts, status: run.status },
        clock.nowMs() + stepLimits.decisionMs,
      );
      return 'told';
    case 'COMPLETED':
      // guard: reconcile-a-document
      return (await isThere(dependencies, owner, run)) ? settle() : restart(dependencies, owed);
  }
}

/** Returns the submissions in order, or none if the last one was deleted with its account. */
async function submissionsOf(
  { runs }: RepairDependencies,
  owner: string,
  { runId, attempts }: Run,
): Promise<Submission[]> {
  const numbers = Array.from({ length: attempts }, (_, index) => index + 1);
  const found = await Promise.all(numbers.map((attempt) => runs.findSubmission(owner, runId, attempt)));
  return found.at(-1) === undefined ? [] : found.filter((one) => one !== undefined);
}

interface Owed {
  owner: string;
  run: Run;
  submission: Submission;
  isStuck: boolean;
}

/** Tells whether an execution was waiting for the decision on this submission; Step Functions refuses stale tokens. */
async function tell({ workflow }: RepairDependencies, { decision, taskTokens = [] }: Submission) {
  if (decision === undefined) return false;
  const told = await Promise.all(
    taskTokens.map((token) => workflow.tell(token, { decision: decision.verdict })),
  );
  return told.includes('told');
}

async function isThere(
  { runs, documents, alarm }: RepairDependencies,
  owner: string,
  { runId, fileId = '' }: Run,
): Promise<boolean> {
  const document = await runs.findDocument(owner, fileId);
  if (document === undefined) return true;
  const stored = await Promise.all(
    filesOf(document).map(async ({ key, checksum }) => (await documents.inspect(key))?.checksum === checksum),
  );
  if (stored.every(Boolean)) return true;
  alarm('document-missing', { runId, fileId });
  return false;
}

async function restart(
  { clock, progress, workflow, alarm }: RepairDependencies,
  { owner, run, submission, isStuck }: Owed,
): Promise<Outcome> {
  const { runId, attempts, restarts = 0 } = run;
  if (!(await progress.claimRestart(owner, run, clock.nowMs() + restartAfterMs(restarts)))) return 'nothing';
  if (restarts > 1) alarm('run-stuck', { runId, attempt: attempts, status: run.status, restarts });
  // After a decision or a document the first execution has ended; otherwise it may never have started.
  const hasEnded = isStuck || submission.decision !== undefined || run.status === 'COMPLETED';
  const name = { runId, ownerId: owner, attempt: attempts };
  // guard: reconcile-another-name-for-another-start
  await workflow.start(executionName(name, hasEnded ? restarts + 1 : restarts), name);
  return 'restarted';
}
