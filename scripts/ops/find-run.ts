import type { Run } from '#functions/stores/run-items.ts';
import { absent, atTime, type NotDone, type Row } from './command.ts';
import type { Services } from './services.ts';

export interface OwnRun {
  owner: string;
  run: Run;
}

/** Finds runs without their key. */
export interface RunFinder {
  runs: Pick<Services['runs'], 'find'>;
  find: Pick<Services['find'], 'ownerOfRun'>;
}

export async function findRun({ find, runs }: RunFinder, runId: string): Promise<OwnRun | NotDone> {
  const owner = await find.ownerOfRun(runId);
  const run = owner === undefined ? undefined : await runs.find(owner, runId);
  return owner === undefined || run === undefined ? absent(`There is no run ${runId}.`) : { owner, run };
}

export const rowOf = ({ owner, run }: OwnRun): Row => ({
  run: run.runId,
  user: owner,
  plan: run.plan,
  status: run.status,
  attempts: run.attempts,
  modified: atTime(run.modifiedAtMs),
  due: atTime(run.progressAtMs),
  restarts: run.restarts ?? 0,
});
