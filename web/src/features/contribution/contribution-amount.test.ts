import { describe, expect, it } from 'vitest';
import { contributionOf } from './contribution-amount.ts';

describe('a contribution of one’s own choice', () => {
  it.each([
    ['1', 100],
    ['0.995', 100],
    ['12.345', 1235],
    ['0.99', undefined],
    ['0', undefined],
    ['', undefined],
    ['-5', undefined],
    ['five', undefined],
  ])('typed as %j is %j cents', (text, cents) => {
    expect(contributionOf(text)).toBe(cents);
  });
});
