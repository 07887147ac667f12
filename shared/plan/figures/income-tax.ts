import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import { cents, divide } from './round.ts';

type TaxRules = MoneyRules['tax'];

/** Thousandths of a cent that the steps take from an income; percents have at most one decimal. */
const taken = (incomeCents: number, steps: TaxRules['brackets']): number =>
  steps.reduce((total, { above, percent }, index) => {
    const next = steps[index + 1];
    const upTo = next ? Math.min(incomeCents, cents(next.above)) : incomeCents;
    return total + Math.max(0, upTo - cents(above)) * Math.round(percent * 10);
  }, 0);

/** Income tax less the low income offset, and the Medicare levy, on a year's taxable income. */
export function taxOnYear(incomeCents: number, { brackets, levy, offset }: TaxRules): number {
  const income = Math.max(0, incomeCents);
  const less = Math.max(0, cents(offset.most) * 1000 - taken(income, offset.less));
  const tax = Math.max(0, taken(income, brackets) - less);
  const shade = Math.max(0, income - cents(levy.above)) * Math.round(levy.shadePercent * 10);
  const levied = Math.min(income * Math.round(levy.percent * 10), shade);
  return divide(tax + levied, 1000);
}

/** Tax and levy on a year of the business, on top of other income. */
export const taxOnProfit = (profitCents: number, otherYearCents: number, rules: TaxRules): number =>
  profitCents <= 0 ? 0 : taxOnYear(otherYearCents + profitCents, rules) - taxOnYear(otherYearCents, rules);

/** The least profit of a year that leaves so much after tax. */
export function profitFor(keptCents: number, otherYearCents: number, rules: TaxRules): number {
  let [low, high] = [keptCents, keptCents * 2];
  // The top rate with the levy is 47%, so twice the amount is always enough.
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (middle - taxOnProfit(middle, otherYearCents, rules) >= keptCents) high = middle;
    else low = middle + 1;
  }
  return low;
}
