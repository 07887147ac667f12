import type { Catcher, Retrier } from './machine-schema.ts';
import { matchesError } from './state-error.ts';

const longestDelaySeconds = 31_622_400;

/**
 * Chooses the retrier for the error, and its delay. A retrier without attempts left leaves the error to the catchers.
 */
export function chooseRetry(options: {
  retriers: readonly Retrier[];
  retries: readonly number[];
  error: string;
  random: () => number;
}): { index: number; delayMs: number } | undefined {
  const index = options.retriers.findIndex((retrier) => matchesError(retrier.ErrorEquals, options.error));
  const retrier = options.retriers[index];
  if (retrier === undefined) return undefined;
  const made = options.retries[index] ?? 0;
  if (made >= (retrier.MaxAttempts ?? 3)) return undefined;
  const backoff = (retrier.IntervalSeconds ?? 1) * (retrier.BackoffRate ?? 2) ** made;
  const capped = Math.min(backoff, retrier.MaxDelaySeconds ?? longestDelaySeconds);
  const delaySeconds = retrier.JitterStrategy === 'FULL' ? capped * options.random() : capped;
  return { index, delayMs: Math.round(delaySeconds * 1000) };
}

export function chooseCatcher(catchers: readonly Catcher[], error: string): Catcher | undefined {
  return catchers.find((catcher) => matchesError(catcher.ErrorEquals, error));
}
