import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TimeIsUp, timeFor, withDeadline, within } from './deadline.ts';

const never = () => new Promise<never>(() => {});

describe('a deadline', () => {
  it('ends work that takes longer, and lets other work finish', async () => {
    await expect(withDeadline(20, never)).rejects.toBeInstanceOf(TimeIsUp);
    expect(await withDeadline(1000, async () => 'done')).toBe('done');
    await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('applies to everything below it, however deep and after however many awaits', async () => {
    const { left, passedMs } = await withDeadline(3000, async () => {
      const startedAtMs = performance.now();
      await wait(50);
      // The time is measured, because a timer may fire a little early.
      const passedMs = performance.now() - startedAtMs;
      const inner = async () => timeFor(60_000);
      return { left: await inner(), passedMs };
    });
    expect(left).toBeLessThanOrEqual(2000 - passedMs);
    expect(left).toBeGreaterThan(1500);
  });

  it('leaves a call its own limit if that is earlier or no deadline is set', async () => {
    expect(await withDeadline(60_000, async () => timeFor(500))).toBe(500);
    expect(timeFor(500)).toBe(500);
  });

  it('of one request does not affect another', async () => {
    const lefts = await Promise.all(
      [5000, 3000].map((ms) => withDeadline(ms, async () => wait(10).then(() => timeFor(60_000)))),
    );
    expect(lefts.map((left) => Math.ceil(left / 1000))).toEqual([4, 2]);
  });
});
