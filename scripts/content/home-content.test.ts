import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { homeContentOf } from './home-content.ts';
import { readLibrary } from './read-library.ts';

const home = homeContentOf(readLibrary());

it('features three paths: one at 199 that was 499, another that costs, and one that is free', () => {
  expect(home.featured.map(({ price, sale }) => [price, sale])).toEqual([
    [499, 199],
    [expect.any(Number), null],
    [0, null],
  ]);
  expect(new Set(home.featured.map(({ personaSlug }) => personaSlug)).size).toBe(3);
});

it('counts what the catalogue prices', () => {
  expect(home.pathCount).toBe(priceCatalogue.length);
  expect(home.freePathCount).toBe(priceCatalogue.filter(isFree).length);
  expect(home.personas).toHaveLength(6);
});
