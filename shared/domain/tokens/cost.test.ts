import { describe, expect, it, test } from 'vitest';
import { costFor } from './cost.ts';
import { hundredths } from './money.ts';
import type { Wallet } from './wallet.ts';

const holding = (remaining: number, debt = 0): Wallet => ({
  balance: hundredths(remaining),
  debt: hundredths(debt),
  lots: remaining === 0 ? [] : [{ order: 'ord_1', remaining: hundredths(remaining), expires_at_ms: 1000 }],
  version: 1,
});

describe('the cost of a plan or path', () => {
  test.each([
    ['no tokens', 3850, holding(0), { missing: 3850, charge: 3850 }],
    ['some of the tokens', 9900, holding(3000), { missing: 6900, charge: 6900 }],
    ['all but less than the smallest card payment', 3850, holding(3840), { missing: 10, charge: 50 }],
    ['just enough', 3850, holding(3850), { missing: 0, charge: 0 }],
    ['more than enough', 3850, holding(10_000), { missing: 0, charge: 0 }],
    ['nothing but a debt', 9900, holding(0, 9000), { missing: 18_900, charge: 18_900 }],
    ['enough, and a debt', 3850, holding(5000, 20), { missing: 20, charge: 50 }],
  ])('for a person with %s', (_, price, wallet, expected) => {
    const quote = costFor(hundredths(price), wallet, 999);
    expect(quote).toEqual({ price, usable: wallet.balance, owed: wallet.debt, ...expected });
  });

  it('is as of the quoted instant, so that a lot which expires later still pays', () => {
    expect(costFor(hundredths(3850), holding(3850), 999).charge).toBe(0);
    expect(costFor(hundredths(3850), holding(3850), 1000)).toMatchObject({ usable: 0, charge: 3850 });
  });
});
