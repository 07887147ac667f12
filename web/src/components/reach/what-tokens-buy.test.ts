import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { hundredths, wholeTokens } from '#shared/domain/tokens/money.ts';
import { balanceWords, boughtWith, reachOf, type Standing } from './what-tokens-buy.ts';

const nothingYet: Standing = { owned: new Set(), planActive: false };

it.each([
  [50, /^a Basic plan, or (1 of the|any one of) \d+\u00A0paths$/],
  [100, /^a Pro plan, or any one of \d+\u00A0paths$/],
])('an amount of %s says which plan it pays for, and how many paths', (tokens, words) => {
  expect(boughtWith(wholeTokens(tokens), nothingYet).join(', or ')).toMatch(words);
});

it('an amount pays for a path from the price of the cheapest one on', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = hundredths(Math.min(...prices));
  expect(boughtWith(hundredths(cheapest - 1), nothingYet)).toEqual([]);
  expect(boughtWith(cheapest, nothingYet).join()).toMatch(/paths$/);
});

it('an amount counts only the paths that are not owned, and says so', () => {
  const paths = priceCatalogue.filter((path) => !isFree(path));
  const without = (kept: number): Standing => ({
    owned: new Set(paths.slice(kept).map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`)),
    planActive: false,
  });
  const all = wholeTokens(500);
  const words = (standing: Standing) => boughtWith(all, standing).at(-1);
  expect(words(nothingYet)).toBe(`any one of the ${paths.length}\u00A0paths`);
  expect(words(without(3))).toBe('any one of the 3\u00A0paths you don’t have');
  expect(words(without(1))).toBe('the one path you don’t have');
  expect(words(without(0))).toBe('a Pro plan');
});

it('a balance says what it is enough for, and how much more the next plan needs', () => {
  const prices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
  const cheapest = Math.min(...prices) / 100;
  expect(balanceWords(1150, nothingYet)).toBe('A\u00A0Basic plan needs 27 more.');
  expect(balanceWords(2350, nothingYet)).toBe(
    `Enough for a path at ${cheapest} tokens. A\u00A0Basic plan needs 15 more.`,
  );
  expect(balanceWords(6250, nothingYet)).toBe(
    `Enough for a Basic plan, or a path from ${cheapest} tokens. A\u00A0Pro plan needs 36.5 more.`,
  );
  expect(balanceWords(10_000, nothingYet)).toBe(`Enough for a Pro plan, or a path from ${cheapest} tokens.`);
  expect(balanceWords(100_000, nothingYet)).toBe(
    `Enough for an Enterprise plan, or a path from ${cheapest} tokens.`,
  );
});

it('a balance offers no owned path, and no plan until the current one ends', () => {
  const paths = priceCatalogue.filter((path) => !isFree(path));
  const [cheapest, next] = [...new Set(paths.map(effectivePrice))].sort((one, other) => one - other);
  const owned = new Set(
    paths
      .filter((path) => effectivePrice(path) === cheapest)
      .map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`),
  );
  expect(balanceWords(10_000, { owned, planActive: true })).toBe(
    `Enough for a path from ${(next ?? 0) / 100} tokens, or a Pro plan after your current one.`,
  );
});

it.each([
  [1000, 3850],
  [6250, 9900],
  [10_000, 9900],
  [120_000, 99_900],
])('the scale of %i ends at the next plan or the best affordable one, %i', (amount, end) => {
  expect(reachOf(amount)).toBe(end);
});
