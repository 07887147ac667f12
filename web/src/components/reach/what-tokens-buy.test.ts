import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { hundredths, wholeTokens } from '#shared/domain/tokens/money.ts';
import { reachOf, whatTokensBuy } from './what-tokens-buy.ts';

it.each([
  [50, /^Pays for a Basic plan, or (1 of the \d+ paths|one path \(\d+ of \d+ fit\))$/],
  [100, /^Pays for a Pro plan, or one path \(\d+ of \d+ fit\)$/],
])('a pack of %s says which plan it pays for, and how many paths', (tokens, words) => {
  expect(whatTokensBuy(wholeTokens(tokens))).toMatch(words);
});

it('less than the cheapest path and plan tops up, and as much as the cheapest path pays for it', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = hundredths(Math.min(...prices));
  expect(whatTokensBuy(hundredths(1000))).toBe('Goes towards a plan');
  expect(whatTokensBuy(cheapest)).toMatch(/paths?( \(|$)/);
  expect(whatTokensBuy(hundredths(cheapest - 1))).not.toMatch(/path/);
});

it.each([
  [1000, 3850],
  [6250, 9900],
  [38_750, 99_900],
  [120_000, 120_000],
])('the scale of %i reaches to the next plan, %i', (amount, end) => {
  expect(reachOf(amount)).toBe(end);
});
