import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { hundredths, wholeTokens } from '#shared/domain/tokens/money.ts';
import { firstPack, packBuys } from './pack-buys.ts';

it.each([
  [50, /^Pays for a Basic plan, or (one path|any one of \d+ paths)$/],
  [100, /^Pays for a Pro plan, or any one of \d+ paths$/],
])('a pack of %s says which plan it pays for, and how many paths', (tokens, words) => {
  expect(packBuys(wholeTokens(tokens))).toMatch(words);
});

it('less than the cheapest path and plan tops up, and as much as the cheapest path pays for it', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = hundredths(Math.min(...prices));
  expect(packBuys(hundredths(1000))).toBe('Tops up what you have');
  expect(packBuys(cheapest)).toMatch(/one path$|paths$/);
  expect(packBuys(hundredths(cheapest - 1))).not.toMatch(/path/);
});

it('the pack to begin with pays for a Basic plan', () => {
  expect(firstPack).toBe(5000);
});
