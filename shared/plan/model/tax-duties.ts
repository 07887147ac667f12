import { cents } from '#shared/domain/tokens/money.ts';
import { because, sourced } from '../assumptions/assumed.ts';
import { otherIncomeIfEmployedCents } from '../assumptions/general.ts';
import { taxOnYear } from '../tax/income-tax.ts';
import type { CashFlow } from './cash.ts';
import { roundCents, sum } from './levers.ts';
import type { Person } from './person.ts';

export const gstThresholdCents = because(
  sourced(75_000_00),
  'Service NSW, Register your business for GST',
  'as at 20 November 2026',
);

/** What the business adds to the tax of a year. Offsets are left out, so it errs towards setting aside too much. */
export const addedTaxCents = (profitCents: number, otherIncomeCents: number): number =>
  profitCents <= 0
    ? 0
    : taxOnYear(cents(otherIncomeCents + profitCents)) - taxOnYear(cents(otherIncomeCents));

export interface TaxPlan {
  profitCents: number;
  /** Set aside in the year, and as a share of the profit. */
  alone: { cents: number; share: number };
  besideJob: { cents: number; share: number; otherIncomeCents: number };
  /** The case that fits the background. */
  fits: 'alone' | 'beside-job';
}

/** On profit, never on sales: sales of the year less all that was spent to make them. */
export const profitCents = ({ total }: CashFlow): number =>
  total.revenueCents - total.variableCents - total.fixedCents - total.startupCents;

/** The case beside a job uses the wage the background states, else the stand-in, also for those without a job now. */
export function planTax(
  flow: CashFlow,
  { employed, otherIncomeCents: stated }: Pick<Person, 'employed' | 'otherIncomeCents'>,
): TaxPlan {
  const profit = profitCents(flow);
  const aside = (other: number) => {
    const cents = addedTaxCents(profit, other);
    return { cents, share: profit > 0 ? cents / profit : 0 };
  };
  const otherIncomeCents = employed ? stated : otherIncomeIfEmployedCents.v;
  return {
    profitCents: profit,
    alone: aside(0),
    besideJob: { ...aside(otherIncomeCents), otherIncomeCents },
    fits: employed ? 'beside-job' : 'alone',
  };
}

export interface GstWatch {
  /** The first month in which this and the eleven before reach the threshold. */
  currentMonth: number | null;
  /** The first month in which this and the eleven after do, as far as the months reach. */
  projectedMonth: number | null;
  /** Register within 21 days of the earlier of the two. */
  registerMonth: number | null;
  highestRollingCents: number;
  /** Within a quarter of the threshold: worth a look every month. */
  near: boolean;
}

export function watchGst(turnoverByMonth: readonly number[]): GstWatch {
  const current = turnoverByMonth.map((_, index) =>
    sum(turnoverByMonth.slice(Math.max(0, index - 11), index + 1)),
  );
  const projected = turnoverByMonth.map((_, index) => sum(turnoverByMonth.slice(index, index + 12)));
  const first = (totals: readonly number[]): number | null => {
    const index = totals.findIndex((total) => total >= gstThresholdCents.v);
    return index === -1 ? null : index + 1;
  };
  const currentMonth = first(current);
  const projectedMonth = first(projected);
  const known = [currentMonth, projectedMonth].filter((month) => month !== null);
  const highestRollingCents = roundCents(Math.max(0, ...current, ...projected));
  return {
    currentMonth,
    projectedMonth,
    registerMonth: known.length === 0 ? null : Math.min(...known),
    highestRollingCents,
    near: highestRollingCents >= gstThresholdCents.v * 0.75,
  };
}
