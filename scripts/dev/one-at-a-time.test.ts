import { expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('repeats the work only after the last run has ended', async () => {
  const doing: string[] = [];
  const first = Promise.withResolvers<void>();
  const works = [() => first.promise, async () => void doing.push('second')];
  const work = oneAtATime(async () => works.shift()?.(), vi.fn());
  const both = [work(), work()];
  await Promise.resolve();
  doing.push('first');
  first.resolve();
  await Promise.all(both);
  expect(doing).toEqual(['first', 'second']);
});

it('goes on after a failed run and reports it', async () => {
  const failed = vi.fn();
  const work = vi.fn().mockRejectedValueOnce(new Error('Unexpected "<<"')).mockResolvedValue(undefined);
  const inTurn = oneAtATime(work, failed);
  await inTurn();
  expect(failed.mock.calls).toEqual([[new Error('Unexpected "<<"')]]);
  await inTurn();
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([2, 1]);
});
