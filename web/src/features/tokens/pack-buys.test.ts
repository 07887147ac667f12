import { expect, it } from 'vitest';
import { wholeTokens } from '#shared/domain/tokens/money.ts';
import { firstPack, packBuys } from './pack-buys.ts';

it.each([
  [10, 'Tops up what you have'],
  [30, 'Tops up what you have'],
  [50, 'Pays for a Basic plan, or one path'],
  [100, 'Pays for a Pro plan, or any one of 17 paths'],
])('a pack of %s says what it pays for', (tokens, words) => {
  expect(packBuys(wholeTokens(tokens))).toBe(words);
});

it('the pack to begin with pays for a Basic plan', () => {
  expect(firstPack).toBe(5000);
});
