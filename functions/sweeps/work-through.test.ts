import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DuePosition } from '../stores/shards.ts';
import { workThrough } from './work-through.ts';

interface Item {
  name: string;
  position: DuePosition;
}

let nowMs: number;
let saved: DuePosition | undefined;
let saves: number;
let lines: string[];
beforeEach(() => {
  nowMs = 0;
  saved = undefined;
  saves = 0;
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const names = (from: number, count: number) => Array.from({ length: count }, (_, at) => `item-${from + at}`);
const alarms = () =>
  lines.map((line) => JSON.parse(line) as { alarm: string; detail: Record<string, unknown> });

/** Yields every item once, starting after the position and wrapping around to it. */
function dueFrom(all: readonly string[]) {
  return async function* (after: DuePosition | undefined): AsyncGenerator<Item> {
    const start = after === undefined ? 0 : all.indexOf(after.pk) + 1;
    for (const name of [...all.slice(start), ...all.slice(0, start)])
      yield { name, position: { shard: 0, due: '', pk: name, sk: '' } };
  };
}

interface Pass {
  all: readonly string[];
  atOnce?: number;
  itemMs?: number;
  work: (name: string) => Promise<void>;
}

const pass = ({ all, atOnce = 1, itemMs, work }: Pass) =>
  workThrough(
    {
      clock: { nowMs: () => nowMs },
      checkpoints: {
        find: async () => saved,
        async save(_job, position) {
          saves += 1;
          saved = position;
        },
      },
      pace: { atOnce, ...(itemMs === undefined ? {} : { itemMs }) },
    },
    { name: 'a job', budgetMs: 1000, due: dueFrom(all), work: ({ name }) => work(name) },
  );

describe('a job', () => {
  it('processes every item and saves no checkpoint when within budget', async () => {
    const done: string[] = [];
    const counts = await pass({ all: names(0, 20), work: async (name) => void done.push(name) });
    expect(counts).toEqual({ found: 20, failed: 0, left: 0 });
    expect(done).toEqual(names(0, 20));
    expect([saves, lines]).toEqual([0, []]);
  });

  it('stops when its time is up, reports what is left, and continues there', async () => {
    const done: string[] = [];
    const slowly = async (name: string) => {
      nowMs += 100;
      done.push(name);
    };
    const all = names(0, 25);
    expect(await pass({ all, work: slowly })).toEqual({ found: 10, failed: 0, left: 15 });
    expect(alarms()).toMatchObject([{ alarm: 'sweep-backlog', detail: { job: 'a job', left: 15 } }]);
    await pass({ all, work: slowly });
    expect(done).toEqual(names(0, 20));
    await pass({ all, work: slowly });
    expect(done).toEqual([...names(0, 25), ...names(0, 5)]);
  });

  it('starts from the beginning after a complete round', async () => {
    saved = { shard: 0, due: '', pk: 'item-3', sk: '' };
    const done: string[] = [];
    await pass({ all: names(0, 6), work: async (name) => void done.push(name) });
    expect(done).toEqual(['item-4', 'item-5', ...names(0, 4)]);
    expect([saved, saves]).toEqual([undefined, 1]);
  });

  it('saves its position on the way, in case it is killed', async () => {
    const stopped = pass({
      all: names(0, 200),
      work: (name) => (name === 'item-120' ? new Promise(() => {}) : Promise.resolve()),
    });
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 50))]);
    expect(saved?.pk).toBe('item-99');
  });

  it('continues after an item that fails, and reports it', async () => {
    const done: string[] = [];
    const counts = await pass({
      all: names(0, 3),
      async work(name) {
        if (name === 'item-1') throw new TypeError('broken');
        done.push(name);
      },
    });
    expect(counts).toEqual({ found: 3, failed: 1, left: 0 });
    expect(done).toEqual(['item-0', 'item-2']);
    expect(alarms()).toMatchObject([{ alarm: 'sweep-fault', detail: { reason: 'TypeError: broken' } }]);
  });

  it('gives up on a hanging item after its time limit', async () => {
    const counts = await pass({
      all: names(0, 3),
      itemMs: 20,
      work: (name) => (name === 'item-1' ? new Promise(() => {}) : Promise.resolve()),
    });
    expect(counts).toEqual({ found: 3, failed: 1, left: 0 });
  });

  it('works on the given number of items in parallel, and no more', async () => {
    let [working, most] = [0, 0];
    await pass({
      all: names(0, 30),
      atOnce: 8,
      async work() {
        working += 1;
        most = Math.max(most, working);
        await new Promise((resolve) => setImmediate(resolve));
        working -= 1;
      },
    });
    expect(most).toBe(8);
  });

  it('reports a list that breaks off, and fails nothing else', async () => {
    const broken = (async function* () {
      yield* [];
      throw new Error('no index');
    })();
    const job = { name: 'a job', budgetMs: 1000, due: () => broken, work: async () => {} };
    const checkpoints = { find: async () => undefined, save: async () => {} };
    const counts = await workThrough(
      { clock: { nowMs: () => nowMs }, checkpoints, pace: { atOnce: 2 } },
      job,
    );
    expect(counts).toEqual({ found: 0, failed: 1, left: 0 });
    expect(alarms()).toMatchObject([{ alarm: 'sweep-fault', detail: { reason: 'Error: no index' } }]);
  });
});
