import { describe, expect, it } from 'vitest';
import { cents } from '../tokens/money.ts';
import { monthlySales, mostForTools, takenOf } from './share-of-sales.ts';

describe('the part of a month of sales that a tool takes', () => {
  it('is its share of all of them, and its fixed part once per sale of fifty dollars', () => {
    const card = { leastPpm: 17_000, mostPpm: 17_000, perSale: cents(30) };
    expect(monthlySales.map((sales) => takenOf(sales, card).most)).toEqual([11_50, 46_00, 115_00]);
  });

  it('is a range if sellers pay different shares', () => {
    const jobs = { leastPpm: 100_000, mostPpm: 200_000, perSale: cents(0) };
    expect(takenOf(cents(500_00), jobs)).toEqual({ least: 50_00, most: 100_00 });
  });

  it('is compared with a tenth of the same sales', () => {
    expect(monthlySales.map(mostForTools)).toEqual([50_00, 200_00, 500_00]);
  });
});
