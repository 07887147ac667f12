import { expect, it, vi } from 'vitest';
import { askedAbove, failedAbove } from './failed-above.ts';

const failureOf = (onRetry: () => void, retrying = false) => ({ why: 'Why.', count: 1, retrying, onRetry });

it('retries all lists together when all of them failed', () => {
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

it('names only the plans when the rest is loaded', () => {
  const runs = vi.fn();
  const failed = failedAbove({ runs: failureOf(runs), orders: undefined, paths: undefined });
  expect(failed?.title).toBe('We couldn’t load your plans');
  failed?.onRetry();
  expect(runs).toHaveBeenCalledOnce();
});

it('is nothing when the plans are loaded', () => {
  const failure = failureOf(() => undefined);
  expect(failedAbove({ runs: undefined, orders: failure, paths: failure })).toBeUndefined();
});

it('leaves a loaded list as it is', () => {
  expect(askedAbove(undefined)).toBeUndefined();
});
