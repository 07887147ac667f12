import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { CheckpointStore } from '../stores/checkpoints.ts';
import type { DuePosition } from '../stores/shards.ts';
import { shardOf } from '../stores/shards.ts';
import { workThrough } from './work-through.ts';

const wallets = 100_000;
const shardCount = 8;
const minuteMs = 60_000;
const everyMs = 5 * minuteMs;
const budgetMs = 150_000;
/** With four items in parallel this allows 1,000 per pass, where 100,000 a day need 348. */
const itemMs = 600;
const atOnce = 4;

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockImplementation(() => true));
afterEach(() => void vi.restoreAllMocks());

/** Walks the index like the store: oldest first within a shard, from the position and wrapping around to it. */
class Index {
  private readonly shards: { owner: string; dueMs: number }[][] = Array.from(
    { length: shardCount },
    () => [],
  );
  private readonly moved = new Map<string, number>();

  add(owner: string, dueMs: number): void {
    this.shards[this.shardOf(owner)]?.push({ owner, dueMs });
  }

  /** A new due time is later than all others, so each shard stays in order. */
  move(owner: string, dueMs: number): void {
    this.moved.set(owner, dueMs);
  }

  settle(): void {
    for (const [number, shard] of this.shards.entries())
      this.shards[number] = shard.filter(({ owner }) => !this.moved.has(owner));
    for (const [owner, dueMs] of this.moved) this.add(owner, dueMs);
    this.moved.clear();
  }

  private shardOf(key: string): number {
    return Number(shardOf('check', key).split('#')[1]);
  }

  async *walk(nowMs: number, after: DuePosition | undefined) {
    const first = after?.shard ?? this.shardOf(new Date(nowMs).toISOString());
    const isReached = ({ owner, dueMs }: { owner: string; dueMs: number }) =>
      dueMs < Number(after?.due) || (dueMs === Number(after?.due) && owner <= String(after?.pk));
    for (let step = 0; step <= shardCount; step += 1) {
      if (step === shardCount && after === undefined) return;
      const shard = (first + step) % shardCount;
      for (const item of this.shards[shard] ?? []) {
        if (item.dueMs > nowMs) break;
        if (step === 0 && after !== undefined && isReached(item)) continue;
        if (step === shardCount && !isReached(item)) continue;
        const { owner, dueMs } = item;
        yield { owner, position: { shard, due: String(dueMs), pk: owner, sk: 'wallet' } };
      }
    }
  }
}

it('checks each of 100,000 wallets within little more than a day, even when passes time out or crash', async () => {
  const index = new Index();
  const checkedMs = new Map<string, number>();
  let nowMs = 0;
  let saved: DuePosition | undefined;
  const checkpoints: CheckpointStore = {
    find: async () => saved,
    async save(_job, position) {
      saved = position;
    },
  };
  // All of them are due together at first, which is the worst case.
  for (let at = 0; at < wallets; at += 1) {
    const owner = `usr_${String(at).padStart(6, '0')}`;
    index.add(owner, 0);
    checkedMs.set(owner, 0);
  }

  let longestMs = 0;
  for (let pass = 0; pass < (2 * dayMs) / everyMs; pass += 1) {
    nowMs = pass * everyMs;
    const startedMs = nowMs;
    // Every seventh pass is killed and leaves only the checkpoint it saved.
    const diesMs = pass % 7 === 6 ? startedMs + budgetMs / 3 : Number.POSITIVE_INFINITY;
    const keep = saved;
    await workThrough(
      { clock: { nowMs: () => nowMs }, checkpoints, pace: { atOnce } },
      {
        name: 'wallets',
        budgetMs: Math.min(budgetMs, diesMs - startedMs),
        due: (after) => index.walk(startedMs, after),
        async work({ owner }) {
          nowMs += itemMs / atOnce;
          longestMs = Math.max(longestMs, nowMs - (checkedMs.get(owner) ?? 0));
          checkedMs.set(owner, nowMs);
          index.move(owner, nowMs + dayMs);
        },
      },
    );
    index.settle();
    if (diesMs !== Number.POSITIVE_INFINITY) saved = keep;
  }
  const waitingMs = Math.max(...[...checkedMs.values()].map((at) => nowMs - at));
  expect(Math.max(longestMs, waitingMs)).toBeLessThan(1.5 * dayMs);
});
