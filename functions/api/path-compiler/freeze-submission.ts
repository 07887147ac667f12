import { createHash } from 'node:crypto';
import type { Account } from '#functions/stores/accounts.ts';
import type { Run, Submission } from '#functions/stores/run-items.ts';
import type { RunStore, ShownRun } from '#functions/stores/runs.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { type Confirmed, isUnconfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { PlanInput, RunAnswers } from '#shared/plan/plan-input.ts';
import { type LockDependencies, refuseLocked } from './refuse-locked.ts';

export interface FreezeDependencies extends LockDependencies {
  runs: Pick<RunStore, 'find'>;
}

interface Submitted {
  account: Account;
  shown: ShownRun;
  answers: RunAnswers;
  confirmed: Confirmed | undefined;
  unlockedPath: string | undefined;
  nowMs: number;
}

export function planInputOf({
  account,
  answers,
  unlockedPath,
  confirmed,
}: Pick<Submitted, 'account' | 'answers' | 'unlockedPath' | 'confirmed'>): PlanInput {
  const { full_name: name, country, state, abn } = account.profile;
  return {
    answers,
    profile: { name, country, ...(state === null ? {} : { state }), ...(abn === null ? {} : { abn }) },
    ...(unlockedPath === undefined ? {} : { unlockedPath }),
    ...(confirmed === undefined || isUnconfirmed(confirmed) ? {} : { confirmed }),
  };
}

/** Copies everything that the document is made from, so that later changes do not affect it. */
export async function freezeSubmission(
  dependencies: FreezeDependencies,
  { account, shown, answers, confirmed, unlockedPath, nowMs }: Submitted,
): Promise<Submission> {
  const { run } = shown;
  const earlierRun = isReviewed(run.plan)
    ? await findEarlierRun(dependencies, account.userId, { run, text: answers.content })
    : undefined;
  const previousAttempt = previousAttemptOf(shown);
  const snapshot: PlanInput = {
    ...planInputOf({ account, answers, unlockedPath, confirmed }),
    ...(earlierRun === undefined ? {} : { earlierRun }),
    ...(previousAttempt === undefined ? {} : { previousAttempt }),
  };
  const { runId, plan } = run;
  const hash = createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
  return { runId, attempt: run.attempts + 1, plan, snapshot, hash, submittedAtMs: nowMs };
}

const isWord = (text: string, slug: string): boolean =>
  new RegExp(`(?<![\\w-])${slug}(?![\\w-])`, 'i').test(text);

/** The first named path that this person has unlocked; a slug alone opens nothing. */
export async function findUnlockedPath(
  lock: LockDependencies,
  owner: string,
  text: string,
): Promise<string | undefined> {
  const named = priceCatalogue.filter(({ pathSlug }) => isWord(text, pathSlug));
  const refusals = await Promise.all(named.map((path) => refuseLocked(lock, owner, path)));
  return named.find((_, index) => refusals[index] === undefined)?.pathSlug;
}

/** Finds a finished plan of the same person: the one that this run started from, or one whose id is in the text. */
async function findEarlierRun(
  { runs }: FreezeDependencies,
  owner: string,
  { run, text }: { run: Run; text: string },
) {
  const inText = text.match(/\brun_[0-9a-f]{32}\b/g) ?? [];
  const named = new Set(run.basedOn === undefined ? inText : [run.basedOn, ...inText]);
  named.delete(run.runId);
  for (const runId of [...named].slice(0, 5)) {
    const earlier = await runs.find(owner, runId);
    if (earlier?.status === 'COMPLETED') return { answers: earlier.answers };
  }
  return undefined;
}

function previousAttemptOf({ submission }: ShownRun) {
  if (submission?.decision?.feedback === undefined) return undefined;
  return { answers: submission.snapshot.answers, feedback: submission.decision.feedback };
}
