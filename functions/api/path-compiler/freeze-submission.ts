import { createHash } from 'node:crypto';
import type { Account } from '#functions/stores/accounts.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { Run, Submission } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import type { PlanInput, RunAnswers } from '#shared/plan/plan-input.ts';

export interface FreezeDependencies {
  runs: Pick<RunStore, 'find' | 'findSubmission'>;
  purchases: Pick<PurchaseStore, 'has'>;
}

interface Submitted {
  account: Account;
  run: Run;
  answers: RunAnswers;
  nowMs: number;
}

/** Everything the document is made from, as it is now: what changes afterwards changes nothing of it. */
export async function freezeSubmission(
  dependencies: FreezeDependencies,
  { account, run, answers, nowMs }: Submitted,
): Promise<Submission> {
  const owner = account.userId;
  const [unlockedPath, earlierRun, previousAttempt] = await Promise.all([
    findUnlockedPath(dependencies, owner, answers.content),
    isReviewed(run.plan) ? findEarlierRun(dependencies, owner, { run, text: answers.content }) : undefined,
    findPreviousAttempt(dependencies, owner, run),
  ]);
  const { full_name: name, country, state, abn } = account.profile;
  const snapshot: PlanInput = {
    answers,
    profile: { name, country, ...(state === null ? {} : { state }), ...(abn === null ? {} : { abn }) },
    ...(unlockedPath === undefined ? {} : { unlockedPath }),
    ...(earlierRun === undefined ? {} : { earlierRun }),
    ...(previousAttempt === undefined ? {} : { previousAttempt }),
  };
  const { runId, plan } = run;
  const hash = createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
  return { runId, attempt: run.attempts + 1, plan, snapshot, hash, submittedAtMs: nowMs };
}

const isWord = (text: string, slug: string): boolean =>
  new RegExp(`(?<![\\w-])${slug}(?![\\w-])`, 'i').test(text);

/** The first that is named, of those that are open to this person: a slug alone opens nothing. */
async function findUnlockedPath({ purchases }: FreezeDependencies, owner: string, text: string) {
  for (const path of priceCatalogue.filter(({ pathSlug }) => isWord(text, pathSlug)))
    if (isFree(path) || (await purchases.has(owner, path))) return path.pathSlug;
  return undefined;
}

/** A finished plan of the same person: the one this run began from, else one whose id stands in the text. */
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

async function findPreviousAttempt({ runs }: FreezeDependencies, owner: string, run: Run) {
  if (run.attempts === 0) return undefined;
  const previous = await runs.findSubmission(owner, run.runId, run.attempts);
  if (previous?.decision?.feedback === undefined) return undefined;
  return { answers: previous.snapshot.answers, feedback: previous.decision.feedback };
}
