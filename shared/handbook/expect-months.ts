import type { KitNumbers } from '#shared/contract/kit.ts';
import { priceOneUnit, variableCents } from './price-one-unit.ts';
import { fixedMonthCents } from './run-cash.ts';
import { runDemand } from './run-demand.ts';

export interface ExpectedMonth {
  units: number;
  netCents: number;
}

/**
 * The expected months of a year. Sales here are fractions, so nothing depends on chance. Start-up costs are left out.
 */
export function expectMonths(numbers: KitNumbers): ExpectedMonth[] {
  const unit = priceOneUnit(numbers);
  const fixedCents = fixedMonthCents(numbers);
  const sales = runDemand(numbers, 12).map(({ units }) => units);
  return sales.map((units, index) => {
    const collectedCents = numbers.paidInMonths.reduce(
      (total, share, wait) => total + share * ((sales[index - wait] ?? 0) * unit.priceCents),
      0,
    );
    return { units, netCents: collectedCents - units * variableCents(unit) - fixedCents };
  });
}
