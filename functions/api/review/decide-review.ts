import type { Workflow } from '#functions/gateways/workflow.ts';
import { acknowledge, type Refusal, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { decidedMail } from '#functions/mail/run-mails.ts';
import type { Within } from '#functions/runtime/deadline.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import type { Decision, FieldFeedback } from '#functions/stores/run-items.ts';
import type { RunMoves } from '#functions/stores/run-moves.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { reviewRoutes } from '#shared/contract/routes/review.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { statusAfter, type Verdict } from '#shared/domain/runs/review-rules.ts';
import type { DrawSeen } from './draw-seen.ts';
import { type FindSubmissionDependencies, findSubmission, type UnderReview } from './find-submission.ts';
import { refuseApproval, type Seen } from './refuse-approval.ts';

export interface DecidingDependencies {
  runs: Pick<RunStore, 'findSubmission'>;
  clock: Clock;
  pacing: Pacing;
  siteUrl: string;
  moves: Pick<RunMoves, 'decide'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  workflow: Pick<Workflow, 'tell'>;
  /** How long an answer waits until the workflow is told; after that the reconciler tells it. */
  tellWaitMs: number;
  within: Within;
}

type DecideDependencies = DecidingDependencies & FindSubmissionDependencies & { drawSeen: DrawSeen };

type Said = Pick<Decision, 'feedback' | 'field_feedback'>;

/** Guards: the first decision on a submission is the only one. It is stored before the workflow is told. */
export function decideReview(
  dependencies: DecideDependencies,
): RouteHandler<typeof reviewRoutes.decideReview> {
  return async ({ request, body: { decision: verdict, feedback = '', fieldFeedback = {}, seen } }) => {
    const said = saidIn(feedback, fieldFeedback);
    // guard: review-a-rejection-has-words
    if (verdict === 'reject' && said.feedback === undefined) {
      const found = await findSubmission(dependencies, request);
      return 'kind' in found ? found : refuse('feedback-missing');
    }
    const find = () => findSubmission(dependencies, request);
    if (verdict === 'approve') {
      const found = await find();
      if ('kind' in found) return found;
      const named = seen && { ...seen, atMs: Date.parse(seen.at) };
      const fault = await refuseApproval(dependencies, found.submission, named);
      if (fault !== undefined) return fault;
      const approved = await decideSubmission(dependencies, { find, verdict, said, seen: named });
      return approved ?? acknowledge('Approved. Thank you.');
    }
    const refusal = await decideSubmission(dependencies, { find, verdict, said });
    return refusal ?? acknowledge('Sent back. Thank you.');
  };
}

/** `find` reads the submission again on every attempt, by a link or as an operator. */
export async function decideSubmission(
  dependencies: DecidingDependencies,
  asked: Pick<Asked, 'find' | 'verdict' | 'said' | 'seen'>,
): Promise<Refusal | undefined> {
  const ours: Asked['ours'] = {};
  const decided = await untilDone(dependencies.pacing, () => decide(dependencies, { ...asked, ours }));
  if ('kind' in decided) return decided;
  await tellWorkflow(dependencies, decided, asked.verdict);
  return undefined;
}

export function saidIn(feedback: string, fieldFeedback: FieldFeedback): Said {
  const remarks = Object.entries(fieldFeedback).filter(([, text]) => text.trim() !== '');
  return {
    ...(feedback.trim() === '' ? {} : { feedback: feedback.trim() }),
    ...(remarks.length === 0 ? {} : { field_feedback: Object.fromEntries(remarks) }),
  };
}

interface Asked {
  find: () => Promise<UnderReview | Refusal>;
  verdict: Verdict;
  said: Said;
  /** The plan that is approved. */
  seen?: Seen | undefined;
  /** Set when an earlier attempt of this request stored the decision and its answer was lost. */
  ours: { decidedAtMs?: number };
}

async function decide(
  dependencies: DecidingDependencies,
  { find, verdict, said, seen, ours }: Asked,
): Promise<UnderReview | Refusal | TryAgain> {
  const { clock, moves, outbox, write, siteUrl } = dependencies;
  const found = await find();
  if ('kind' in found) return found;
  const { ownerId, reviewer, run, submission } = found;
  // guard: review-work-as-it-was-seen
  if (seen !== undefined && (submission.workVersion ?? 0) !== seen.workVersion)
    return refuse('review-changed');
  ours.decidedAtMs ??= clock.nowMs();
  const decision: Decision = {
    verdict,
    by: reviewer,
    at_ms: ours.decidedAtMs,
    ...said,
    ...(seen && { seen_at_ms: seen.atMs, document_hash: seen.hash }),
  };
  const to = statusAfter(verdict, run.plan, run.attempts);
  const mail = decidedMail({ ownerId, siteUrl }, submission, { decision, to });
  // guard: review-told-in-the-same-write
  const items = [...moves.decide(ownerId, run, { submission, decision, to }), outbox.writeOf(mail)];
  const written = await write(items);
  if (written.kind === 'written') return found;
  // guard: review-its-own-decision-is-known
  if (written.kind === 'unknown' && (await isOurs(dependencies, found, decision))) return found;
  return new TryAgain(written);
}

async function isOurs(
  { runs }: DecidingDependencies,
  { ownerId, submission: { runId, attempt } }: UnderReview,
  { by, at_ms, verdict }: Decision,
): Promise<boolean> {
  const stored = (await runs.findSubmission(ownerId, runId, attempt))?.decision;
  return stored?.by === by && stored.at_ms === at_ms && stored.verdict === verdict;
}

/** Only a hint to the waiting executions; the outbox entry written with the decision is the truth. */
async function tellWorkflow(
  { runs, workflow, tellWaitMs, within }: DecidingDependencies,
  { ownerId, submission: { runId, attempt } }: UnderReview,
  decision: Verdict,
): Promise<void> {
  const tell = async () => {
    const { taskTokens = [] } = (await runs.findSubmission(ownerId, runId, attempt)) ?? {};
    await Promise.all(taskTokens.map((token) => workflow.tell(token, { decision })));
  };
  await within(tellWaitMs, tell()).catch(() => {});
}
