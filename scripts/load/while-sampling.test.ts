import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileSampling } from './while-sampling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('samples before, during and after the work', async () => {
  const sample = vi.fn(async () => {});
  await whileSampling({ everyMs: 1000, sample }, async () => {
    await vi.advanceTimersByTimeAsync(2500);
  });
  expect(sample).toHaveBeenCalledTimes(4);
});

it('stops sampling when the work has failed', async () => {
  const sample = vi.fn(async () => {});
  const failing = whileSampling({ everyMs: 1000, sample }, () =>
    Promise.reject(new Error('The sample fails')),
  );
  await expect(failing).rejects.toThrow('The sample fails');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sample).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
