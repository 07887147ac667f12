import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { hundredths, wholeTokens } from '#shared/domain/tokens/money.ts';
import { fittingPack, packBuys } from './pack-buys.ts';

it.each([
  [50, /^Pays for a Basic plan, or (one path|any one of \d+ paths)$/],
  [100, /^Pays for a Pro plan, or any one of \d+ paths$/],
])('a pack of %s says which plan it pays for, and how many paths', (tokens, words) => {
  expect(packBuys(wholeTokens(tokens))).toMatch(words);
});

it('less than the cheapest path and plan tops up, and as much as the cheapest path pays for it', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = hundredths(Math.min(...prices));
  expect(packBuys(hundredths(1000))).toBe('Goes towards a plan');
  expect(packBuys(cheapest)).toMatch(/one path$|paths$/);
  expect(packBuys(hundredths(cheapest - 1))).not.toMatch(/path/);
});

it.each([
  ['nothing in particular', undefined, { amount: 5000, mark: 'The least that pays for a plan' }],
  ['a plan', { name: 'a Pro plan', missing: 9900 }, { amount: 10_000, mark: 'Enough for a Pro plan' }],
  [
    'a path that a little is missing for',
    { name: 'Pet Care Rounds', missing: 900 },
    { amount: 1000, mark: 'Enough for Pet Care Rounds' },
  ],
  ['more than any pack covers', { name: 'an Enterprise plan', missing: 99_900 }, undefined],
  ['what the balance covers', { name: 'a Basic plan', missing: 0 }, undefined],
])('to somebody who is here for %s, the smallest pack that covers it is shown', (_what, wish, pack) => {
  expect(fittingPack(wish)).toEqual(pack);
});
