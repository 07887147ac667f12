import { describe, expect, it } from 'vitest';
import { hundredths } from '../../../../shared/domain/tokens/money.ts';
import { planShortfall } from './plan-shortfall.ts';

describe('what is left to pay for a plan', () => {
  it.each([
    [3850, 0, 3850],
    [9900, 3000, 6900],
    [3850, 3840, 50],
    [3850, 3850, undefined],
    [3850, 10_000, undefined],
  ])('at a price of %d with a balance of %d is %j cents', (price, balance, missing) => {
    expect(planShortfall(hundredths(price), balance)).toBe(missing);
  });
});
