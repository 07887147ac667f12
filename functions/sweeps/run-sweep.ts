import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { DuePosition } from '#functions/stores/shards.ts';
import { passTimesOf, type SweepName } from '#shared/contract/sweeps.ts';
import { type Job, type JobDependencies, workThrough } from './work-through.ts';

interface Sweep<T extends { position: DuePosition }, Name extends string> extends Pick<Job<T>, 'due'> {
  name: SweepName;
  /** The counter that is reported in addition to found, failed and left. */
  counts: Name;
  /** Returns how much this item adds to the counter. */
  work(item: T): Promise<number>;
}

/** A sweep with one job, which gets all of the function's time. Its counts are returned and emitted under its name. */
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
