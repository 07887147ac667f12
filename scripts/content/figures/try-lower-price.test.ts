import { describe, expect, it } from 'vitest';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { readNumbers } from '#web/features/path/kit/read-numbers.ts';
import { numbersOf } from './numbers-of.ts';
import { allPaths } from './path-figures.ts';
import { tryLowerPrice } from './try-lower-price.ts';

describe.each(allPaths)('a lower price of $slug', (path) => {
  it('comes to what the calculator says once it is typed there, and the year leaves less', () => {
    const numbers = numbersOf(path, 199_00);
    const shown = tryLowerPrice(numbers);
    const typed = readNumbers(numbers, { priceCents: `$${shown.priceCents / 100}` });
    expect(typed.errors.size).toBe(0);
    const { quarters, cash } = tryNumbers(typed.numbers);
    expect(shown).toEqual({
      unit: path.unit,
      fromCents: numbers.priceCents,
      priceCents: typed.numbers.priceCents,
      hourCents: quarters[3]?.hourCents,
      closingCents: cash.closingCents,
      lowestCents: cash.lowest.cents,
    });
    expect(shown.priceCents).toBeLessThan(shown.fromCents);
    expect(shown.closingCents).toBeLessThan(tryNumbers(numbers).cash.closingCents);
  });
});
