import { describe, expect, it } from 'vitest';
import { tryAgainIn } from './errors.ts';

describe('a limit with a known end', () => {
  it.each([
    [0.2, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [7200, '2 hours'],
    [86_400, '24 hours'],
  ])('after %d s says when to try again', (seconds, time) => {
    expect(tryAgainIn(seconds)).toBe(`Too many attempts. Please try again in ${time}.`);
  });
});
