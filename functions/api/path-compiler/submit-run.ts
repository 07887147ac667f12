import { executionName, type Workflow } from '#functions/gateways/workflow.ts';
import { answer, type Refusal, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import type { Session } from '#functions/http/session.ts';
import { submittedMail } from '#functions/mail/run-mails.ts';
import type { Within } from '#functions/runtime/deadline.ts';
import { knownFirst, type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import type { Run } from '#functions/stores/run-items.ts';
import type { RunMoves } from '#functions/stores/run-moves.ts';
import type { RunStore, ShownRun } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { findSubmitFault, normaliseAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { PlanInput, RunAnswers } from '#shared/plan/plan-input.ts';
import { refuseOwed } from '../refuse-owed.ts';
import type { AskPlanRules } from './ask-plan-rules.ts';
import {
  type FreezeDependencies,
  findUnlockedPath,
  freezeSubmission,
  planInputOf,
} from './freeze-submission.ts';
import { showRun } from './show-run.ts';

interface SubmitRunDependencies extends FreezeDependencies {
  runs: Pick<RunStore, 'find' | 'findShown' | 'findSubmission'>;
  clock: Clock;
  pacing: Pacing;
  siteUrl: string;
  moves: Pick<RunMoves, 'submit'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  workflow: Pick<Workflow, 'start'>;
  /** How long an answer waits for the workflow to start; after that the reconciler starts it. */
  startWaitMs: number;
  within: Within;
  planRules: AskPlanRules;
}

interface Submit {
  session: Session;
  runId: string;
  answers: RunAnswers;
  /** It is undefined if the client sends only the six answers; the facts confirmed before count. */
  confirmed: Confirmed | undefined;
  unlockedPath: string | undefined;
  baseVersion: number | undefined;
  /** The number of attempts when this request first read the run. */
  seen: { attempts?: number };
}

/**
 * Guards: each attempt has one submission, of exactly the text that was checked, and never more than the plan allows.
 * The same answers again count as the same submission, and a refusal spends no attempt. Nothing is submitted while its
 * payment is owed.
 */
export function submitRun(
  dependencies: SubmitRunDependencies,
): RouteHandler<typeof pathCompilerRoutes.submitRun> {
  const { pacing, runs } = dependencies;
  return prefetching(
    ({ userId, params, body }) =>
      Promise.all([
        runs.findShown(userId, params.runId),
        findUnlockedPath(dependencies, userId, normaliseAnswers(body).content),
      ]),
    async (
      { session, params: { runId }, body: { baseVersion, confirmed, ...given } },
      [found, unlockedPath],
    ) => {
      const answers = normaliseAnswers(given);
      const asked = { session, runId, answers, confirmed, unlockedPath, baseVersion, seen: {} };
      const read = () => runs.findShown(session.userId, runId);
      const look = knownFirst(found, read);
      const submitted = await untilDone(pacing, async () => submit(dependencies, asked, await look()));
      if (submitted !== 'submitted') return submitted;
      const shown = await read();
      return shown === undefined ? refuse('not-found') : answer(showRun(shown));
    },
  );
}

async function submit(
  dependencies: SubmitRunDependencies,
  asked: Submit,
  shown: ShownRun | undefined,
): Promise<'submitted' | Refusal | TryAgain> {
  const { clock, runs, moves, outbox, write, siteUrl } = dependencies;
  const { session, runId, answers, unlockedPath, baseVersion, seen } = asked;
  const ownerId = session.userId;
  if (shown === undefined) return refuse('not-found');
  const { run } = shown;
  const confirmed = asked.confirmed ?? run.confirmed;
  const isSame = (other: Pick<PlanInput, 'answers' | 'confirmed'>) =>
    sameAnswers(other.answers, answers) && sameConfirmed(other.confirmed, confirmed);
  // guard: submit-another-text-than-the-submitted
  if (!isEditable(run.status)) return isSame(run) ? 'submitted' : refuse('run-locked');
  seen.attempts ??= run.attempts;
  // guard: submit-one-request-one-submission
  if (run.attempts > seen.attempts) {
    // The run was submitted and rejected in the meantime, perhaps by this request: one request makes at most one
    // submission.
    const since = await runs.findSubmission(ownerId, runId, seen.attempts + 1);
    return since !== undefined && isSame(since.snapshot) ? 'submitted' : refuse('draft-stale');
  }
  const refusal = await refuseSubmit(dependencies, run, asked);
  if (refusal !== undefined) return refusal;
  // guard: submit-refused-to-anyone
  if (baseVersion !== undefined && baseVersion !== run.version) return refuse('draft-stale');

  const nowMs = clock.nowMs();
  const { account } = session;
  const submission = await freezeSubmission(dependencies, {
    account,
    shown,
    answers,
    confirmed,
    unlockedPath,
    nowMs,
  });
  const to = isReviewed(run.plan) ? 'UNDER_REVIEW' : 'APPROVED_EXECUTING';
  const written = await write([
    ...moves.submit(ownerId, run, submission, to),
    // guard: submit-told-in-the-same-write
    outbox.writeOf(submittedMail({ ownerId, siteUrl, nowMs }, submission)),
  ]);
  // The run changed in between, or the answer was lost; reading it again tells which.
  if (written.kind !== 'written') return new TryAgain(written);
  await startWorkflow(dependencies, { runId, ownerId, attempt: submission.attempt });
  return 'submitted';
}

async function refuseSubmit(
  { wallets, clock, planRules }: SubmitRunDependencies,
  run: Run,
  { session, answers, unlockedPath, confirmed = run.confirmed }: Submit,
): Promise<Refusal | undefined> {
  const fault = findSubmitFault(answers);
  // guard: submit-what-the-form-asks
  if (fault !== undefined) return refuse('invalid-input', { sentence: fault.sentence });
  // guard: submit-confirmed-addresses-only
  if (!session.account.verified) return refuse('email-unverified');
  const owed = await refuseOwed(wallets, { owner: session.userId, ref: run.runId });
  // guard: plan-nothing-is-submitted-while-owed
  if (owed !== undefined) return owed;
  const input = planInputOf({ account: session.account, answers, unlockedPath, confirmed });
  // guard: submit-only-what-a-plan-can-be-made-of
  return planRules(input, { tier: run.plan, nowMs: clock.nowMs() });
}

/** Only a hint: the outbox entry written with the submission starts the workflow otherwise. */
const startWorkflow = (
  { workflow, startWaitMs, within }: SubmitRunDependencies,
  name: { runId: string; ownerId: string; attempt: number },
): Promise<void> => within(startWaitMs, workflow.start(executionName(name), name)).catch(() => {});
