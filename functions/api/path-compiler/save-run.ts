import { answer, type Refusal, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { knownFirst, type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { Run } from '#functions/stores/run-items.ts';
import type { RunMoves } from '#functions/stores/run-moves.ts';
import type { RunStore, ShownRun } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { normaliseAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { showRun } from './show-run.ts';

interface SaveRunDependencies {
  clock: Clock;
  pacing: Pacing;
  runs: Pick<RunStore, 'findShown'>;
  moves: Pick<RunMoves, 'save'>;
  write: (items: TransactItem[]) => Promise<Written>;
}

interface Draft {
  owner: string;
  answers: RunAnswers;
  /** Undefined if the client sends only the six answers; the facts confirmed before are kept. */
  confirmed: Confirmed | undefined;
  /** The version that the writer had read; without it the last write wins. */
  baseVersion: number | undefined;
}

/** Guards: a draft never replaces a version that its writer has not seen, and never changes after submission. */
export function saveRun(dependencies: SaveRunDependencies): RouteHandler<typeof pathCompilerRoutes.saveRun> {
  const { pacing, runs } = dependencies;
  return prefetching(
    ({ userId, params }) => runs.findShown(userId, params.runId),
    async ({ session, params: { runId }, body: { baseVersion, confirmed, ...given } }, found) => {
      const owner = session.userId;
      const look = knownFirst(found, () => runs.findShown(owner, runId));
      const draft = { owner, answers: normaliseAnswers(given), confirmed, baseVersion };
      const saved = await untilDone(pacing, async () => save(dependencies, draft, await look()));
      return 'kind' in saved ? saved : answer(showRun(saved));
    },
  );
}

async function save(
  { clock, moves, write }: SaveRunDependencies,
  { owner, answers, confirmed: given, baseVersion }: Draft,
  shown: ShownRun | undefined,
): Promise<ShownRun | Refusal | TryAgain> {
  if (shown === undefined) return refuse('not-found');
  const { run } = shown;
  if (!isEditable(run.status)) return refuse('run-locked');
  // An earlier attempt whose answer was lost, or another window, saved the same.
  // guard: save-the-same-again-is-saved
  const confirmed = given ?? run.confirmed;
  if (sameAnswers(run.answers, answers) && sameConfirmed(run.confirmed, confirmed)) return shown;
  // guard: save-refused-to-anyone
  if (baseVersion !== undefined && baseVersion !== run.version) return refuse('draft-stale');
  const nowMs = clock.nowMs();
  const written = await write([moves.save(owner, run, { answers, confirmed, nowMs })]);
  if (written.kind !== 'written') return new TryAgain(written);
  const { confirmed: _, ...before } = run;
  const saved: Run = {
    ...before,
    answers,
    ...(confirmed === undefined ? {} : { confirmed }),
    version: run.version + 1,
    modifiedAtMs: nowMs,
  };
  return { ...shown, run: saved };
}
