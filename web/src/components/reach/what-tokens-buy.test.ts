import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { hundredths, wholeTokens } from '#shared/domain/tokens/money.ts';
import { balanceWords, reachOf, whatTokensBuy } from './what-tokens-buy.ts';

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

it('a balance says what it is enough for, and how far it is from the next plan', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = Math.min(...prices) / 100;
  expect(balanceWords(1150)).toBe('27 short of a Basic plan.');
  expect(balanceWords(2350)).toBe(`Enough for one path at ${cheapest}. 15 short of a Basic plan.`);
  expect(balanceWords(6250)).toBe(
    `Enough for a Basic plan or one path, from ${cheapest}. 36.5 short of a Pro plan.`,
  );
  expect(balanceWords(100_000)).toBe(`Enough for an Enterprise plan or one path, from ${cheapest}.`);
});

it.each([
  [1000, 3850],
  [6250, 9900],
  [38_750, 99_900],
  [120_000, 120_000],
])('the scale of %i reaches to the next plan, %i', (amount, end) => {
  expect(reachOf(amount)).toBe(end);
});
