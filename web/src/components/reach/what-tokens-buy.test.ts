import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { hundredths, wholeTokens } from '#shared/domain/tokens/money.ts';
import { balanceWords, reachOf, whatTokensBuy } from './what-tokens-buy.ts';

it.each([
  [50, /^Pays for a Basic plan, or (1 of the|any one of) \d+\u00A0paths$/],
  [100, /^Pays for a Pro plan, or any one of \d+\u00A0paths$/],
])('a pack of %s says which plan it pays for, and how many paths', (tokens, words) => {
  expect(whatTokensBuy(wholeTokens(tokens))).toMatch(words);
});

it('less than the cheapest path and plan tops up, and as much as the cheapest path pays for it', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = hundredths(Math.min(...prices));
  expect(whatTokensBuy(hundredths(1000))).toBe('Goes towards a plan');
  expect(whatTokensBuy(cheapest)).toMatch(/paths$/);
  expect(whatTokensBuy(hundredths(cheapest - 1))).not.toMatch(/path/);
});

it('a balance says what it is enough for, and how much more the next plan needs', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = Math.min(...prices) / 100;
  expect(balanceWords(1150)).toBe('A\u00A0Basic plan needs 27 more.');
  expect(balanceWords(2350)).toBe(
    `Enough for a path at ${cheapest} tokens. A\u00A0Basic plan needs 15 more.`,
  );
  expect(balanceWords(6250)).toBe(
    `Enough for a Basic plan, or a path from ${cheapest} tokens. A\u00A0Pro plan needs 36.5 more.`,
  );
  expect(balanceWords(10_000)).toBe(`Enough for a Pro plan, or a path from ${cheapest} tokens.`);
  expect(balanceWords(100_000)).toBe(`Enough for an Enterprise plan, or a path from ${cheapest} tokens.`);
});

it.each([
  [1000, 3850],
  [6250, 9900],
  [10_000, 9900],
  [120_000, 99_900],
])('the scale of %i ends at the plan that is next or paid for, %i', (amount, end) => {
  expect(reachOf(amount)).toBe(end);
});
