import { expect, it, vi } from 'vitest';
import { allFailed, askedAbove } from './all-failed.ts';

const failureOf = (onRetry: () => void, retrying = false) => ({ why: 'Why.', count: 1, retrying, onRetry });

it('asks for all lists at once where all of them failed', () => {
  const asked = [vi.fn(), vi.fn(), vi.fn()] as const;
  const [runs, orders, paths] = asked;
  const failed = allFailed({
    runs: failureOf(runs),
    orders: failureOf(orders, true),
    paths: failureOf(paths),
  });
  expect(failed).toMatchObject({ why: 'Why.', retrying: true });
  failed?.onRetry();
  for (const ask of asked) expect(ask).toHaveBeenCalledOnce();
});

it('is nothing as long as one of them is there', () => {
  const failure = failureOf(() => undefined);
  expect(allFailed({ runs: failure, orders: failure, paths: undefined })).toBeUndefined();
});

it('leaves a list that is there as it is', () => {
  expect(askedAbove(undefined)).toBeUndefined();
});
