import type { Basis } from '#shared/content/schemas/parts.ts';
import type { Business } from './business.ts';
import type { Case } from './cases.ts';
import type { FigureInputs } from './inputs.ts';
import { divide, sum } from './round.ts';

export interface Ratios {
  /** Percent of sales, of the first year. */
  directMarginPercent: number;
  costOfSalesPercent: number;
  totalExpensesPercent: number;
  profitPerHourCents: number;
  salesPerPaidHourCents: number;
  /** Days that a dollar of sales waits on average. */
  daysToBePaid: number;
  biggestBuyerPercent: number;
  owedAtYearEndCents: number;
  /** The tax office's range for the industry, in percent of sales; absent when we found none published. */
  industry?: { name: string; ratio: string; low: number; high: number; oursPercent: number; basis: Basis };
}

const percent = (part: number, whole: number): number => (whole > 0 ? divide(part * 1000, whole) / 10 : 0);

/** Of the first year of the base case. */
export function ratiosOf(
  business: Business,
  inputs: FigureInputs,
  { base, profitPerHourCents }: { base: Case; profitPerHourCents: number },
): Ratios {
  const year = base.rows.slice(0, 12);
  const total = (pick: (row: Case['rows'][number]) => number) => sum(year.map(pick));
  const sales = total(({ salesCents }) => salesCents);
  const cost = total(({ costCents }) => costCents);
  const expenses = cost + total(({ fixedCents, startCents }) => fixedCents + startCents);
  const paidHours = total((row) => row.paidHours);
  const { benchmark } = business;
  const isCostOfSales = benchmark !== undefined && /cost of sales/i.test(benchmark.ratio);
  const isTotal = benchmark !== undefined && /total expenses/i.test(benchmark.ratio);
  return {
    directMarginPercent: percent(sales - cost, sales),
    costOfSalesPercent: percent(cost, sales),
    totalExpensesPercent: percent(expenses, sales),
    profitPerHourCents,
    salesPerPaidHourCents: paidHours > 0 ? divide(sales * 100, Math.round(paidHours * 100)) : 0,
    daysToBePaid: divide(inputs.latePercent * 30, 100),
    biggestBuyerPercent: inputs.biggestBuyerPercent,
    owedAtYearEndCents: year.at(-1)?.owedCents ?? 0,
    ...(benchmark &&
      (isCostOfSales || isTotal) && {
        industry: {
          name: benchmark.industry,
          ratio: benchmark.ratio,
          low: benchmark.low,
          high: benchmark.high,
          oursPercent: percent(isCostOfSales ? cost : expenses, sales),
          basis: benchmark.basis,
        },
      }),
  };
}
