import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SweepName } from '#shared/contract/sweeps.ts';
import type { InvocationResult } from './runtime/function-runtime.ts';
import { type Scheduler, startScheduler } from './scheduler.ts';

const minute = 60_000;
let nowMs: number;
let calls: { name: string; event: unknown }[];
let finish: (() => void)[];
let scheduler: Scheduler | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = Date.UTC(2026, 0, 1);
  calls = [];
  finish = [];
});
afterEach(() => {
  scheduler?.close();
  vi.useRealTimers();
});

function start(names: readonly SweepName[], atOnce = true): Scheduler {
  const invoke = (name: string, event: unknown) => {
    calls.push({ name, event });
    const result: InvocationResult = { payload: { call: calls.length } };
    if (atOnce) return Promise.resolve(result);
    return new Promise<InvocationResult>((resolve) => finish.push(() => resolve(result)));
  };
  scheduler = startScheduler({
    clock: { nowMs: () => nowMs },
    functions: { invoke },
    names,
    tickMs: 10,
  });
  return scheduler;
}

const ticks = (count: number) => vi.advanceTimersByTimeAsync(count * 10);
const jump = async (byMs: number) => {
  nowMs += byMs;
  await ticks(3);
};

describe('the sweeps', () => {
  it('each run once at the start with their name', async () => {
    start(['reconcile-orders', 'token-expiry']);
    await ticks(5);
    expect(calls).toEqual([
      { name: 'sweep-reconcile-orders', event: { sweep: 'reconcile-orders' } },
      { name: 'sweep-token-expiry', event: { sweep: 'token-expiry' } },
    ]);
  });

  it('run again after their interval on the injected clock, and not before', async () => {
    start(['reconcile-orders']);
    await ticks(1);
    await jump(5 * minute - 1);
    expect(calls).toHaveLength(1);
    await jump(1);
    expect(calls).toHaveLength(2);
    await jump(5 * minute);
    expect(calls).toHaveLength(3);
  });

  it('run once when the clock jumps over several intervals', async () => {
    start(['reconcile-orders', 'token-expiry']);
    await ticks(1);
    await jump(30 * 24 * 60 * minute);
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'sweep-reconcile-orders',
      'sweep-reconcile-orders',
      'sweep-token-expiry',
      'sweep-token-expiry',
    ]);
  });

  it('do not start again while they run', async () => {
    start(['reconcile-orders'], false);
    await ticks(1);
    await jump(60 * minute);
    expect(calls).toHaveLength(1);
    finish[0]?.();
    await ticks(1);
    expect(calls).toHaveLength(2);
  });
});
