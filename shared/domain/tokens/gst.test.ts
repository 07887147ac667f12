import { describe, expect, it } from 'vitest';
import { gstIncluded } from './gst.ts';
import { cents } from './money.ts';

describe('the GST inside a price', () => {
  it.each([
    [0, 0],
    [1, 0],
    [5, 0],
    [6, 1],
    [11, 1],
    [1000, 91],
    [3850, 350],
    [9900, 900],
    [12_340, 1122],
    [500_000, 45_455],
  ])('of %d cents is %d cents', (price, gst) => {
    expect(gstIncluded(cents(price))).toBe(gst);
  });
});
