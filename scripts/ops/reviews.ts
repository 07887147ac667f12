import { writeFile } from 'node:fs/promises';
import { decideSubmission, saidIn } from '#functions/api/review/decide-review.ts';
import { refuseDecided, type UnderReview } from '#functions/api/review/find-submission.ts';
import { readingOf } from '#functions/api/review/get-review.ts';
import type { Seen } from '#functions/api/review/refuse-approval.ts';
import { type Refusal, refuse } from '#functions/http/outcome.ts';
import { owedFor } from '#functions/payments/owed-for.ts';
import { within } from '#functions/runtime/deadline.ts';
import type { ReviewLink, Submission } from '#functions/stores/run-items.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { approvalFault, noReviewWork, reviewCheckIds } from '#shared/plan/review/review.ts';
import { builtCatalogue } from '../build/catalogue.ts';
import { atTime, type Command, type NotDone, type Outcome, refused, shown, usage } from './command.ts';
import { findRun, type OwnRun, rowOf } from './find-run.ts';
import type { Services } from './services.ts';

const list: Command = {
  does: 'lists submissions waiting for a decision',
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
  does: 'shows a submission, with what a reviewer checks first',
  async run(services, { subject }) {
    const found = await waiting(services, subject);
    if ('kind' in found) return found;
    const { submission } = found;
    const { attempt, plan, submittedAtMs, snapshot } = submission;
    const { flags, understood, unused } = await readingOf(submission, {
      catalogue: await builtCatalogue(),
      nowMs: services.clock.nowMs(),
    });
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
      understood,
      unused,
      work: submission.work,
    };
    return { ...shown([rowOf(found)]), detail };
  },
};

/** The submission that was read, and no later one. */
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

const preview: Command = {
  takes: 'runId',
  needs: ['file'],
  does: 'saves the plan to a file, as it would be printed now',
  async run(services, { subject, file = '' }) {
    const found = await waiting(services, subject);
    if ('kind' in found) return found;
    const plan = await services.drawSeen(found.submission, services.clock.nowMs());
    if (plan === undefined) return refused(sentenceOf('nothing-planned'));
    await writeFile(file, plan.pdf);
    return shown([{ ...rowOf(found), sha256: plan.hash }], `The plan is in ${file}.`);
  },
};

/** Finds one of its reviewers or operators. */
async function deciderIn(services: Services, by: readonly string[]): Promise<string | NotDone> {
  const [reviewer] = by;
  const deciders = await services.deciders();
  if (reviewer !== undefined && by.length === 1 && deciders.includes(reviewer)) return reviewer;
  return usage(`Only these people can decide: --by ${deciders.join(' or --by ')}.`);
}

interface Deciding {
  verdict: Verdict;
  reviewer: string;
  said: ReturnType<typeof saidIn>;
  /** Runs before the decision; its result is the plan to approve. */
  prepare?: () => Promise<Seen | Refusal>;
}

async function change(services: Services, subject: string, deciding: Deciding): Promise<Outcome> {
  const found = await waiting(services, subject);
  if ('kind' in found) return found;
  const { verdict, reviewer, said, prepare } = deciding;
  const { owner: ownerId, submission } = found;
  const { attempt, hash } = submission;
  const find = () => findAgain(services, { ownerId, runId: subject, attempt, hash, reviewer });
  return {
    kind: 'change',
    will: `${verdict} attempt ${attempt} of ${subject}, as ${reviewer}`,
    rows: [rowOf(found)],
    async make() {
      const seen = await prepare?.();
      const refusal =
        seen !== undefined && 'kind' in seen
          ? seen
          : await decideSubmission(
              { ...services, tellWaitMs: 5000, within },
              { find, verdict, said, ...(seen && { seen }) },
            );
      if (refusal !== undefined) return refused(refusal.sentence ?? sentenceOf(refusal.code));
      const after = await findRun(services, subject);
      return 'kind' in after ? after : shown([rowOf(after)], 'Decided.');
    },
  };
}

/** Saves the ticks and the name with the submission, then draws the plan with them. */
async function prepareApproval(
  services: Services,
  runId: string,
  { firstName, checked }: { firstName: string; checked: readonly string[] },
): Promise<Seen | Refusal> {
  const found = await waiting(services, runId);
  if ('kind' in found) return refuse('review-decided', { sentence: found.sentence });
  const { work = noReviewWork } = found.submission;
  const ticks = Object.fromEntries(
    reviewCheckIds.flatMap((id) => (checked.includes(id) ? [[id, work.checks[id] ?? '']] : [])),
  );
  const ready = { ...work, firstName, checks: ticks };
  const fault = approvalFault(ready);
  if (fault !== undefined) return refuse('invalid-input', { sentence: fault });
  const written = await services.write([services.moves.keepReview(found.owner, found.submission, ready)]);
  if (written.kind !== 'written') return refuse('review-changed');
  const workVersion = (found.submission.workVersion ?? 0) + 1;
  const atMs = services.clock.nowMs();
  const plan = await services.drawSeen({ ...found.submission, work: ready, workVersion }, atMs);
  return plan === undefined ? refuse('nothing-planned') : { hash: plan.hash, atMs, workVersion };
}

const approve: Command = {
  takes: 'runId',
  needs: ['by', 'name', 'checked'],
  may: ['feedback'],
  does: 'approves a submission with all six checks, as a reviewer or operator',
  async run(services, { subject, by = [], feedback = '', name = '', checked = '' }) {
    const reviewer = await deciderIn(services, by);
    if (typeof reviewer !== 'string') return reviewer;
    const ticks = checked.split(',').map((id) => id.trim());
    const fault = approvalFault({
      ...noReviewWork,
      firstName: name,
      checks: Object.fromEntries(ticks.map((id) => [id, ''])),
    });
    if (fault !== undefined) return usage(fault);
    const prepare = () => prepareApproval(services, subject, { firstName: name, checked: ticks });
    return change(services, subject, {
      verdict: 'approve',
      reviewer,
      said: saidIn(feedback, {}),
      prepare,
    });
  },
};

const reject: Command = {
  takes: 'runId',
  needs: ['by', 'feedback'],
  does: 'sends a submission back with feedback for its owner',
  async run(services, { subject, by = [], feedback = '' }) {
    const reviewer = await deciderIn(services, by);
    if (typeof reviewer !== 'string') return reviewer;
    const said = saidIn(feedback, {});
    if (said.feedback === undefined) return usage(sentenceOf('feedback-missing'));
    return change(services, subject, { verdict: 'reject', reviewer, said });
  },
};

export const reviews: Record<string, Command> = { list, show, preview, approve, reject };
