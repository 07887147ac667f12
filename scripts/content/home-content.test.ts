import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import { roundKind } from '#shared/domain/funding/round-standing.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { homeContentOf } from './home-content.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const home = homeContentOf(wholeLibrary);

it('features three paths: a free one, one at its full price, and one at 199 that was 499', () => {
  expect(home.featured.map(({ price, sale }) => [price, sale])).toEqual([
    [0, null],
    [expect.any(Number), null],
    [499, 199],
  ]);
  const prices = home.featured.map(effectivePrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const best = home.featured.toSorted((a, b) => b.hourCents - a.hourCents)[0];
  expect(best?.reason).toBe('Best paid of the three');
  expect(new Set(home.featured.map(({ personaSlug }) => personaSlug)).size).toBe(3);
});

it('counts the priced paths of the catalogue', () => {
  expect(home.pathCount).toBe(priceCatalogue.length);
  expect(home.freePathCount).toBe(priceCatalogue.filter(isFree).length);
  expect(home.personas).toHaveLength(6);
});

it('gives each grant’s purpose and amount, and marks one that is over', () => {
  const on = (day: string) =>
    home.grants.map(({ reason, amount, rounds }) => [
      reason,
      amountWords(amount, roundKind(rounds, Date.parse(day))),
    ]);
  const others = [
    ['Starting out', '39-week income support'],
    ['A first home', 'Up to $10,000'],
  ];
  expect(on('2026-11-22')).toEqual([['A new product', 'Closed: was up to $75,000'], ...others]);
  expect(on('2025-09-10')).toEqual([['A new product', 'Up to $75,000'], ...others]);
});
