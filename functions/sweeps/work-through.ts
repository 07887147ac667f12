import type { Clock } from '#shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { withDeadline } from '../runtime/deadline.ts';
import type { CheckpointStore } from '../stores/checkpoints.ts';
import type { DuePosition } from '../stores/shards.ts';
import { succeeds } from './succeeds.ts';

/**
 * Guards: due items are processed in turn, however many and slow they are. A pass ends when its time is up and the next
 * one continues there, so no item is skipped for ever. A few items run in parallel, and one that fails does not block
 * the others. Remaining items are counted and reported to an operator.
 */
export interface Job<T extends { position: DuePosition }> {
  /** Names its checkpoint and appears in its alarms. */
  name: string;
  budgetMs: number;
  due(after: DuePosition | undefined): AsyncIterable<T>;
  work(item: T): Promise<void>;
}

export interface JobDependencies {
  clock: Clock;
  checkpoints: CheckpointStore;
  pace: Pace;
}

export interface Pace {
  atOnce: number;
  itemMs?: number;
}

const savedEvery = 50;
const countedAtMost = 10_000;

export async function workThrough<T extends { position: DuePosition }>(
  { clock, checkpoints, pace: { atOnce, itemMs } }: JobDependencies,
  { name, budgetMs, due, work }: Job<T>,
): Promise<{ found: number; failed: number; left: number }> {
  const counts = { found: 0, failed: 0, left: 0 };
  const facts = { sweep: name, nowMs: () => clock.nowMs() };
  const endsMs = clock.nowMs() + budgetMs;
  const limited = (item: T) => (itemMs === undefined ? work(item) : withDeadline(itemMs, () => work(item)));

  const walk = async () => {
    const resumed = await checkpoints.find(name);
    const items = due(resumed)[Symbol.asyncIterator]();
    let reached = resumed;
    let ended = false;
    const worker = async () => {
      while (!ended && clock.nowMs() < endsMs) {
        const next = await items.next();
        if (next.done) {
          ended = true;
          return;
        }
        counts.found += 1;
        reached = next.value.position;
        // The position is saved on the way too, so that after a crash the next pass does not start from the beginning.
        if (counts.found % savedEvery === 0) await checkpoints.save(name, reached);
        if (!(await succeeds(facts, () => limited(next.value)))) counts.failed += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    if (!ended) counts.left = await countRest(items);
    const goesOn = counts.left === 0 ? undefined : reached;
    if (goesOn !== undefined || resumed !== undefined || counts.found >= savedEvery)
      await checkpoints.save(name, goesOn);
  };
  if (!(await succeeds(facts, walk))) counts.failed += 1;
  if (counts.left > 0) raiseAlarm('sweep-backlog', { job: name, left: counts.left }, clock.nowMs());
  return counts;
}

/** Counts the remaining items up to a limit. */
async function countRest(items: AsyncIterator<unknown>): Promise<number> {
  let left = 0;
  while (left < countedAtMost && !(await items.next()).done) left += 1;
  return left;
}
