import { cents } from '#shared/domain/tokens/money.ts';
import type { SaleShare } from '#shared/domain/tools/share-of-sales.ts';
import { factNumbers, inCents } from '../fact-numbers.ts';
import type { FactId } from '../facts.ts';

const ppm = (rate: number): number => Math.round(rate * 1_000_000);
const share = (least: number, most: number, perSale: number): SaleShare => ({
  leastPpm: ppm(least),
  mostPpm: ppm(most),
  perSale: cents(inCents(perSale)),
});

/** Adds GST to a rate, for a seller who is not registered for it. */
const withGst = (rate: number): number => rate * (1 + factNumbers['gst-rate']);

/** The shares of sales in facts, from which the cost of a tool is calculated. */
export const saleShares: Partial<Record<FactId, SaleShare>> = {
  'card-fee': share(factNumbers['card-rate'], factNumbers['card-rate'], factNumbers['card-fixed']),
  'airtasker-fee': share(withGst(factNumbers['airtasker-least']), withGst(factNumbers['airtasker-most']), 0),
  'gumroad-fees': share(
    factNumbers['gumroad-rate'],
    factNumbers['gumroad-rate'],
    factNumbers['gumroad-fixed'],
  ),
  'etsy-fees': share(factNumbers['etsy-rate'], factNumbers['etsy-rate'], factNumbers['etsy-fixed']),
};
