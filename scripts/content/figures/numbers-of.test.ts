import { describe, expect, it } from 'vitest';
import { kitNumbers } from '#shared/contract/kit.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { numbersOf } from './numbers-of.ts';
import { allPaths } from './path-figures.ts';
import { planYear } from './planned-year.ts';

const handbookCents = 199_00;

describe.each(allPaths)('the calculator’s figures of $slug', (path) => {
  it('give the planned year at the head of the path when unchanged, with the handbook paid', () => {
    const year = planYear(numbersOf(path, handbookCents));
    const tried = tryNumbers(kitNumbers.parse(numbersOf(path, handbookCents)));
    expect(tried.quarters.map(({ hourCents }) => hourCents)).toEqual(year.hourCentsByQuarter);
    expect(tried.cash.closingCents).toBe(year.cashCents.at(-1));
    expect(tried.cash.lowest.cents).toBe(Math.min(0, ...year.cashCents));
  });

  it('change with the price, and an hour earns more', () => {
    const numbers = numbersOf(path, handbookCents);
    const [now, dearer] = [numbers, { ...numbers, priceCents: numbers.priceCents * 2 }].map(tryNumbers);
    expect(dearer?.sale.contributionCents).toBeGreaterThan(now?.sale.contributionCents ?? 0);
    expect(dearer?.quarters[3]?.hourCents).toBeGreaterThan(now?.quarters[3]?.hourCents ?? 0);
  });
});
