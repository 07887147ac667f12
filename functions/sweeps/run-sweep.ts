import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { DuePosition } from '#functions/stores/shards.ts';
import { passTimesOf, type SweepName } from '#shared/contract/sweeps.ts';
import { type Job, type JobDependencies, workThrough } from './work-through.ts';

interface Sweep<T extends { position: DuePosition }, Name extends string> extends Pick<Job<T>, 'due'> {
  name: SweepName;
  /** What is counted beside how many were found, failed and left. */
  counts: Name;
  /** How many of those came of this item. */
  work(item: T): Promise<number>;
}

/** A sweep of one job, which has the whole time of its function: its counts are returned, and emitted under its name. */
export async function runSweep<T extends { position: DuePosition }, Name extends string>(
  { clock, checkpoints, pace }: JobDependencies,
  { name, due, counts, work }: Sweep<T, Name>,
): Promise<Record<string, number>> {
  let done = 0;
  const passed = await workThrough(
    { clock, checkpoints, pace },
    {
      name,
      budgetMs: passTimesOf(name).budgetMs,
      due,
      async work(item) {
        const made = await work(item);
        done += made;
      },
    },
  );
  const all = { ...passed, [counts]: done };
  emitCounts(name, all, clock.nowMs());
  return all;
}
