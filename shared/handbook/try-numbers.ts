import type { KitNumbers } from '#shared/contract/kit.ts';
import { sum } from './arithmetic.ts';
import { expectMonths } from './expect-months.ts';
import { breakEvenUnits, priceOneUnit, type UnitEconomics } from './price-one-unit.ts';
import { type CashFlow, fixedMonthCents, runCash } from './run-cash.ts';
import { type DemandMonth, runDemand } from './run-demand.ts';
import { weeksPerMonth } from './work-rules.ts';

export interface TriedNumbers {
  sale: UnitEconomics;
  fixedMonthCents: number;
  /** It is null if a sale contributes nothing. */
  breakEvenUnits: number | null;
  /** Three months each; the numbers are averages per month. */
  quarters: readonly { units: number; netCents: number; hourCents: number }[];
  /** They are for a month at the end of the year. */
  hours: DemandMonth;
  cash: CashFlow;
}

const quarterStarts = [0, 3, 6, 9];

/** Divides money by every hour of a month, including selling and administration. */
const payPerHour = (monthCents: number, weeklyHours: number): number =>
  Math.round(monthCents / (weeklyHours * weeksPerMonth)) + 0;

export function tryNumbers(numbers: KitNumbers): TriedNumbers {
  const sale = priceOneUnit(numbers);
  const fixedCents = fixedMonthCents(numbers);
  const months = expectMonths(numbers);
  const hours = runDemand(numbers, 12).at(-1);
  if (hours === undefined) throw new Error('A year has twelve months');
  return {
    sale,
    fixedMonthCents: fixedCents,
    breakEvenUnits: breakEvenUnits(fixedCents, sale.contributionCents),
    quarters: quarterStarts.map((from) => {
      const quarter = months.slice(from, from + 3);
      const netCents = sum(quarter.map((month) => month.netCents)) / 3;
      return {
        units: sum(quarter.map(({ units }) => units)) / 3,
        netCents,
        hourCents: payPerHour(netCents, numbers.weeklyHours),
      };
    }),
    hours,
    cash: runCash(numbers),
  };
}
