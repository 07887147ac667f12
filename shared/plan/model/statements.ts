import type { CashFlow, CashMonth } from './cash.ts';
import { addedTaxCents } from './tax-duties.ts';

/**
 * Profit, cash and a simple balance. Invariant, in every row:
 * cash + receivables = tax provision + owner's money + retained profit.
 */
export interface StatementRow {
  /** `1` to `12` are months; from 13 on a row is the quarter that ends with this month. */
  lastMonth: number;
  monthsInRow: 1 | 3;
  revenueCents: number;
  variableCents: number;
  fixedCents: number;
  startupCents: number;
  profitBeforeTaxCents: number;
  taxCents: number;
  profitAfterTaxCents: number;
  collectedCents: number;
  ownerMoneyInCents: number;
  /** At the end of the row. */
  cashCents: number;
  receivableCents: number;
  taxProvisionCents: number;
  ownerMoneyCents: number;
  retainedCents: number;
}

/** The owner puts in what keeps the account from going below nothing, when it would. */
export function drawStatements(flow: CashFlow, otherIncomeCents: number): StatementRow[] {
  let ownerMoney = 0;
  let provision = 0;
  let retained = 0;
  let yearProfit = 0;
  let yearTax = 0;
  const monthly = flow.months.map((month): StatementRow => {
    if (month.month % 12 === 1) {
      yearProfit = 0;
      yearTax = 0;
    }
    const profit = profitOf(month);
    yearProfit += profit;
    const due = addedTaxCents(yearProfit, otherIncomeCents);
    const tax = due - yearTax;
    yearTax = due;
    provision += tax;
    retained += profit - tax;
    const putIn = Math.max(0, -(month.closingCents + ownerMoney));
    ownerMoney += putIn;
    return {
      lastMonth: month.month,
      monthsInRow: 1,
      revenueCents: month.revenueCents,
      variableCents: month.variableCents,
      fixedCents: month.fixedCents,
      startupCents: month.startupCents,
      profitBeforeTaxCents: profit,
      taxCents: tax,
      profitAfterTaxCents: profit - tax,
      collectedCents: month.collectedCents,
      ownerMoneyInCents: putIn,
      cashCents: month.closingCents + ownerMoney,
      receivableCents: month.receivableCents,
      taxProvisionCents: provision,
      ownerMoneyCents: ownerMoney,
      retainedCents: retained,
    };
  });
  return [...monthly.slice(0, 12), ...byQuarter(monthly.slice(12))];
}

const profitOf = ({ revenueCents, variableCents, fixedCents, startupCents }: CashMonth): number =>
  revenueCents - variableCents - fixedCents - startupCents;

const flows = [
  'revenueCents',
  'variableCents',
  'fixedCents',
  'startupCents',
  'profitBeforeTaxCents',
  'taxCents',
  'profitAfterTaxCents',
  'collectedCents',
  'ownerMoneyInCents',
] as const satisfies readonly (keyof StatementRow)[];

/** Flows add up over a quarter; what stands at its end is its last month's. */
function byQuarter(rows: readonly StatementRow[]): StatementRow[] {
  const quarters: StatementRow[] = [];
  rows.forEach((row, index) => {
    const last = quarters.at(-1);
    if (index % 3 === 0 || !last) {
      quarters.push({ ...row, monthsInRow: 3 });
      return;
    }
    const added = Object.fromEntries(flows.map((key) => [key, last[key] + row[key]]));
    quarters[quarters.length - 1] = { ...row, ...added, monthsInRow: 3 };
  });
  return quarters;
}
