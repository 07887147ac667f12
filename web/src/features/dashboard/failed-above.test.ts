import { expect, it, vi } from 'vitest';
import { askedAbove, failedAbove } from './failed-above.ts';

const failureOf = (onRetry: () => void, retrying = false) => ({ why: 'Why.', count: 1, retrying, onRetry });

it('asks for all lists at once where all of them failed', () => {
  const asked = [vi.fn(), vi.fn(), vi.fn()] as const;
  const [runs, orders, paths] = asked;
  const failed = failedAbove({
    runs: failureOf(runs),
    orders: failureOf(orders, true),
    paths: failureOf(paths),
  });
  expect(failed).toMatchObject({
    title: 'We couldn’t load your paths, plans and payments',
    why: 'Why.',
    retrying: true,
  });
  failed?.onRetry();
  for (const ask of asked) expect(ask).toHaveBeenCalledOnce();
});

it('names the plans alone where the rest is there', () => {
  const runs = vi.fn();
  const failed = failedAbove({ runs: failureOf(runs), orders: undefined, paths: undefined });
  expect(failed?.title).toBe('We couldn’t load your plans');
  failed?.onRetry();
  expect(runs).toHaveBeenCalledOnce();
});

it('is nothing as long as the plans are there', () => {
  const failure = failureOf(() => undefined);
  expect(failedAbove({ runs: undefined, orders: failure, paths: failure })).toBeUndefined();
});

it('leaves a list that is there as it is', () => {
  expect(askedAbove(undefined)).toBeUndefined();
});
