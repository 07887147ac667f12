import type { Cents } from '../tokens/money.ts';
import { cents } from '../tokens/money.ts';

/** A sale costs a share of it in millionths, and a fixed amount. */
export interface SaleShare {
  leastPpm: number;
  /** It is set if the share differs from seller to seller. */
  mostPpm: number;
  perSale: Cents;
}

/** Three sizes of a business, by monthly sales; each sale has the same size. */
export const monthlySales: readonly Cents[] = [500_00, 2000_00, 5000_00].map(cents);
export const oneSale: Cents = cents(50_00);

/** Our rule of thumb: all tools together cost at most a tenth of sales. */
export const salesPerToolCost = 10;
export const mostForTools = (sales: Cents): Cents => cents(Math.floor(sales / salesPerToolCost));

/** Calculates the least and most taken from a month's sales, in whole cents. */
export function takenOf(sales: Cents, { leastPpm, mostPpm, perSale }: SaleShare) {
  const fixed = Math.round(sales / oneSale) * perSale;
  const at = (ppm: number): Cents => cents(Math.round((sales * ppm) / 1_000_000) + fixed);
  return { least: at(leastPpm), most: at(mostPpm) };
}
