import { describe, expect, it } from 'vitest';
import { wasPrice } from './price.ts';

describe('the struck-through price', () => {
  it.each([
    [499, 199, 49_900],
    [79, null, undefined],
    [79, 79, undefined],
    [79, 99, undefined],
    [null, 79, undefined],
    [null, null, undefined],
  ])('of a price of %j with a sale of %j is %j', (price, sale, was) => {
    expect(wasPrice({ price, sale })).toBe(was);
  });
});
