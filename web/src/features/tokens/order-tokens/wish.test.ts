import { describe, expect, it } from 'vitest';
import { amountFor, wishForPath, wishForPlan } from './wish.ts';

describe('the goal of a token purchase', () => {
  it('can be a path, with the server’s shortfall', () => {
    const cost = { price: 19_900, usable: 250, owed: 0, missing: 19_650, charge: 19_650 };
    const wish = wishForPath({ slug: 'short-form-editing-studio', title: 'Short-Form Editing Studio' }, cost);
    expect(wish).toMatchObject({ name: 'Short-Form Editing Studio', balance: 250, missing: 19_650 });
    expect(amountFor(wish)).toBe(19_650);
  });

  it('can be a plan chosen on the return page', () => {
    const plan = new URLSearchParams('plan=BASIC');
    expect(wishForPlan(plan, { token_balance: 850 })).toMatchObject({
      name: 'a Basic plan',
      missing: 3000,
    });
    expect(wishForPlan(new URLSearchParams('plan=ENTERPRISE'), { token_balance: 0 })?.name).toBe(
      'an Enterprise plan',
    );
    expect(wishForPlan(new URLSearchParams('plan=PRO'), { token_balance: 10_000 })?.missing).toBe(0);
    expect(wishForPlan(new URLSearchParams('plan=GOLD'), { token_balance: 0 })).toBeUndefined();
    expect(wishForPlan(new URLSearchParams(), { token_balance: 0 })).toBeUndefined();
  });

  it('can be a plan with a debt, which the next purchase pays first', () => {
    const plan = new URLSearchParams('plan=BASIC');
    expect(wishForPlan(plan, { token_balance: 850, owed_hundredths: 500 })).toMatchObject({
      owed: 500,
      missing: 3500,
    });
    expect(wishForPlan(plan, { token_balance: 9000, owed_hundredths: 500 })?.missing).toBe(500);
  });

  it.each([
    [1, 100],
    [101, 110],
    [3850, 3850],
    [99_900, 99_900],
    [123_450, 123_450],
  ])('with a shortfall of %s hundredths is covered by the least amount on sale: %s', (missing, amount) => {
    expect(amountFor({ missing })).toBe(amount);
  });

  it('needs no amount when nothing is missing, or more than one purchase sells', () => {
    expect(amountFor({ missing: 0 })).toBeUndefined();
    expect(amountFor({ missing: 500_001 })).toBeUndefined();
  });
});
