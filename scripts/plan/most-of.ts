import { expect } from 'vitest';

/**
 * Runs a check for each case. What is learned from examples is not right in every one: so many may fail, and they are
 * named.
 */
export function mostOf<T>(cases: readonly T[], check: (one: T) => void, mostMissed: number): void {
  const missed = cases.flatMap((one) => {
    try {
      check(one);
      return [];
    } catch (error) {
      return [
        `${JSON.stringify(one).slice(0, 120)}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
      ];
    }
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(mostMissed);
}
