import { describe, expect, it } from 'vitest';
import type { Retrier } from './machine-schema.ts';
import { chooseCatcher, chooseRetry } from './retry-policy.ts';
import { matchesError } from './state-error.ts';

describe('matching an error', () => {
  it.each<[boolean, string, string]>([
    [true, 'States.ALL', 'Custom'],
    [true, 'States.ALL', 'States.Timeout'],
    [false, 'States.ALL', 'States.Runtime'],
    [false, 'States.ALL', 'States.DataLimitExceeded'],
    [true, 'States.DataLimitExceeded', 'States.DataLimitExceeded'],
    [false, 'States.Runtime', 'States.Runtime'],
    [true, 'States.TaskFailed', 'Custom'],
    [false, 'States.TaskFailed', 'States.Timeout'],
    [true, 'States.Timeout', 'States.Timeout'],
    [true, 'Custom', 'Custom'],
    [false, 'Custom', 'Other'],
  ])('is %s: %s for %s', (result, pattern, error) => {
    expect(matchesError([pattern], error)).toBe(result);
  });
});

const retry = (retrier: Partial<Retrier>, made: number, random = 0.5) =>
  chooseRetry({
    retriers: [{ ErrorEquals: ['States.ALL'], ...retrier }],
    retries: [made],
    error: 'Custom',
    random: () => random,
  })?.delayMs;

describe('the delay before a retry', () => {
  it.each<[string, Partial<Retrier>, number, number | undefined]>([
    ['starts at one second', {}, 0, 1000],
    ['doubles', {}, 2, 4000],
    ['ends after three retries', {}, 3, undefined],
    ['follows the interval and the rate', { IntervalSeconds: 3, BackoffRate: 1.5 }, 2, 6750],
    ['is capped', { IntervalSeconds: 10, MaxDelaySeconds: 15, MaxAttempts: 9 }, 8, 15_000],
    ['is halved by a jitter of one half', { IntervalSeconds: 10, JitterStrategy: 'FULL' }, 0, 5000],
    ['has its jitter after the cap', { MaxDelaySeconds: 4, JitterStrategy: 'FULL', MaxAttempts: 9 }, 8, 2000],
    ['never comes with no attempts', { MaxAttempts: 0 }, 0, undefined],
    ['stays finite', { BackoffRate: 10, MaxAttempts: 999 }, 900, 31_622_400_000],
  ])('%s', (_, retrier, made, delayMs) => {
    expect(retry(retrier, made)).toBe(delayMs);
  });

  it('uses the first retrier that matches, and leaves the error to the catchers when that one is used up', () => {
    const retriers: Retrier[] = [
      { ErrorEquals: ['Custom'], MaxAttempts: 1 },
      { ErrorEquals: ['States.ALL'], IntervalSeconds: 7 },
    ];
    const choose = (error: string, retries: number[]) =>
      chooseRetry({ retriers, retries, error, random: () => 0 });
    expect(choose('Custom', [0, 0])).toEqual({ index: 0, delayMs: 1000 });
    expect(choose('Other', [1, 0])).toEqual({ index: 1, delayMs: 7000 });
    expect(choose('Custom', [1, 0])).toBeUndefined();
  });
});

describe('a catcher', () => {
  it('is the first one that matches', () => {
    const catchers = [
      { ErrorEquals: ['Custom'], Next: 'One' },
      { ErrorEquals: ['States.ALL'], Next: 'Two' },
    ];
    expect(chooseCatcher(catchers, 'Custom')?.Next).toBe('One');
    expect(chooseCatcher(catchers, 'Other')?.Next).toBe('Two');
    expect(chooseCatcher(catchers, 'States.Runtime')).toBeUndefined();
  });
});
