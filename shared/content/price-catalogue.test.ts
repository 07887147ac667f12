import { expect, test } from 'vitest';
import { effectivePrice, isFree, wasPrice } from '../domain/paths/price.ts';
import { freePaths } from './free-paths.ts';
import { findPathPrice, priceCatalogue } from './price-catalogue.ts';

test('every path has one price, in whole tokens, and a sale is cheaper than the price', () => {
  const names = priceCatalogue.map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(27);
  for (const { price, sale } of priceCatalogue) {
    for (const amount of [price, sale]) expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
    if (sale !== null) expect(sale).toBeLessThan(price ?? 0);
  }
});

test('only the path featured in the specification shows an old price', () => {
  const reduced = priceCatalogue.filter((path) => wasPrice(path) !== undefined);
  expect(reduced).toEqual([
    { personaSlug: 'creative-maker', pathSlug: 'short-form-editing-studio', price: 499, sale: 199 },
  ]);
});

test('the list of free paths names exactly them, in the order of the prices', () => {
  expect(freePaths).toEqual(priceCatalogue.filter(isFree).map(({ pathSlug }) => pathSlug));
});

test.each([
  ['creative-maker', 'short-form-editing-studio', 19_900, false],
  ['side-hustle-starter', 'printable-shop', 4900, false],
  ['side-hustle-starter', 'first-paid-gig', 0, true],
])('%s/%s costs %i hundredths', (personaSlug, pathSlug, price, free) => {
  const path = findPathPrice(personaSlug, pathSlug);
  expect(path && [effectivePrice(path), isFree(path)]).toEqual([price, free]);
});

test.each([
  [{ price: null, sale: null }, 0],
  [{ price: 10, sale: 0 }, 0],
  [{ price: 10, sale: null }, 1000],
])('%j costs %i hundredths', (path, price) => {
  expect(effectivePrice(path)).toBe(price);
});
