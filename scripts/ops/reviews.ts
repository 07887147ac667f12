import { decideSubmission, saidIn } from '#functions/api/review/decide-review.ts';
import { refuseDecided, type UnderReview } from '#functions/api/review/find-submission.ts';
import { flagsOf } from '#functions/api/review/get-review.ts';
import { type Refusal, refuse } from '#functions/http/outcome.ts';
import { owedFor } from '#functions/payments/owed-for.ts';
import { within } from '#functions/runtime/deadline.ts';
import type { ReviewLink, Submission } from '#functions/stores/run-items.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { builtCatalogue } from '../build/catalogue.ts';
import { atTime, type Command, type NotDone, refused, shown, usage } from './command.ts';
import { findRun, type OwnRun, rowOf } from './find-run.ts';
import type { Services } from './services.ts';

const list: Command = {
  does: 'submissions that wait for a decision',
  run: async (services) => {
    const places = await services.find.runs('UNDER_REVIEW');
    const rows = [];
    for (const { owner, id } of places) {
      const run = await services.runs.find(owner, id);
      const submission = run && (await services.runs.findSubmission(owner, id, run.attempts));
      if (run?.status !== 'UNDER_REVIEW' || submission === undefined) continue;
      const hours = Math.floor((services.clock.nowMs() - submission.submittedAtMs) / 3_600_000);
      rows.push({
        ...{ run: id, user: owner, plan: run.plan, attempt: run.attempts },
        submitted: atTime(submission.submittedAtMs),
        hours,
        reviewersAsked: atTime(submission.askedAtMs),
      });
    }
    return shown(rows);
  },
};

async function waiting(
  services: Services,
  runId: string,
): Promise<(OwnRun & { submission: Submission }) | NotDone> {
  const found = await findRun(services, runId);
  if ('kind' in found) return found;
  const submission = await services.runs.findSubmission(found.owner, runId, found.run.attempts);
  if (submission === undefined) return refused(`${runId} was never submitted.`);
  if (submission.decision !== undefined)
    return refused(refuseDecided(submission.decision).sentence ?? `${runId} has been decided.`);
  return { ...found, submission };
}

const show: Command = {
  takes: 'runId',
  does: 'what a submission says, with what a reviewer looks at first',
  async run(services, { subject }) {
    const found = await waiting(services, subject);
    if ('kind' in found) return found;
    const { submission } = found;
    const { attempt, plan, submittedAtMs, snapshot } = submission;
    const flags = await flagsOf(submission, await builtCatalogue());
    const debt = await owedFor(services.wallets, { owner: found.owner, ref: subject });
    const owed = debt > 0 ? formatTokens(debt) : 'nothing';
    const detail = {
      runId: subject,
      plan,
      attempt,
      owed,
      submitted: atTime(submittedAtMs),
      ...snapshot,
      flags,
    };
    return { ...shown([rowOf(found)]), detail };
  },
};

/** The submission that was looked at, and no later one. */
export async function findAgain(
  { runs }: Pick<Services, 'runs'>,
  { ownerId, runId, attempt, hash, reviewer }: ReviewLink,
): Promise<UnderReview | Refusal> {
  const run = await runs.find(ownerId, runId);
  const submission = await runs.findSubmission(ownerId, runId, attempt);
  if (run === undefined || submission?.hash !== hash) return refuse('not-found');
  if (submission.decision !== undefined) return refuseDecided(submission.decision);
  return { ownerId, reviewer, run, submission };
}

const decide = (verdict: Verdict): Command => ({
  takes: 'runId',
  needs: verdict === 'reject' ? ['by', 'feedback'] : ['by'],
  may: verdict === 'reject' ? [] : ['feedback'],
  does:
    verdict === 'approve'
      ? 'approves a submission, as one of its reviewers or operators'
      : 'sends a submission back with feedback for its owner',
  async run(services, { subject, by = [], feedback = '' }) {
    const [reviewer] = by;
    const deciders = await services.deciders();
    if (reviewer === undefined || by.length > 1 || !deciders.includes(reviewer))
      return usage(`One of these decides: --by ${deciders.join(' or --by ')}.`);
    const said = saidIn(feedback, {});
    if (verdict === 'reject' && said.feedback === undefined) return usage(sentenceOf('feedback-missing'));
    const found = await waiting(services, subject);
    if ('kind' in found) return found;
    const { owner: ownerId, submission } = found;
    const { attempt, hash } = submission;
    const find = () => findAgain(services, { ownerId, runId: subject, attempt, hash, reviewer });
    return {
      kind: 'change',
      will: `${verdict} attempt ${attempt} of ${subject}, as ${reviewer}`,
      rows: [rowOf(found)],
      async make() {
        const refusal = await decideSubmission(
          { ...services, tellWaitMs: 5000, within },
          { find, verdict, said },
        );
        if (refusal !== undefined) return refused(refusal.sentence ?? sentenceOf(refusal.code));
        const after = await findRun(services, subject);
        return 'kind' in after ? after : shown([rowOf(after)], 'Decided.');
      },
    };
  },
});

export const reviews: Record<string, Command> = {
  list,
  show,
  approve: decide('approve'),
  reject: decide('reject'),
};
