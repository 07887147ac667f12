import type { KitNumbers } from '#shared/contract/kit.ts';
import { months, roundCents, sum } from './arithmetic.ts';
import { priceOneUnit, variableCents } from './price-one-unit.ts';
import { runDemand } from './run-demand.ts';

/** Cents and sales are whole. Opening + in − variable − fixed − start-up = closing, in every month. */
export interface CashMonth {
  month: number;
  units: number;
  revenueCents: number;
  openingCents: number;
  collectedCents: number;
  variableCents: number;
  fixedCents: number;
  startupCents: number;
  closingCents: number;
}

export interface CashFlow {
  months: readonly CashMonth[];
  closingCents: number;
  /** Month 0 if the cash is never below zero. */
  lowest: { cents: number; month: number };
}

const monthCount = 12;

export const fixedMonthCents = ({
  toolsMonthCents,
  insuranceYearCents,
}: Pick<KitNumbers, 'toolsMonthCents' | 'insuranceYearCents'>): number =>
  roundCents(toolsMonthCents + insuranceYearCents / 12);

/** A sale happens once the fractions of the months so far add up to a whole. */
export const wholeSales = (expected: readonly number[]): number[] => {
  let total = 0;
  let landed = 0;
  return expected.map((units) => {
    total += units;
    // Ten tenths must make a sale, even if their binary fractions add up to a little less.
    const whole = Math.floor(total + 1e-9);
    const sales = whole - landed;
    landed = whole;
    return sales;
  });
};

/** The first month of the year pays for the start and the handbook. */
export function runCash(numbers: KitNumbers): CashFlow {
  const unit = priceOneUnit(numbers);
  const fixedCents = fixedMonthCents(numbers);
  const sales = wholeSales(runDemand(numbers, monthCount).map(({ units }) => units));
  const parts = sales.map((units) => splitByMonth(units * unit.priceCents, numbers.paidInMonths));
  let openingCents = 0;
  const rows = months(monthCount).map((index): CashMonth => {
    const units = sales[index] ?? 0;
    const row = {
      month: index + 1,
      units,
      revenueCents: units * unit.priceCents,
      openingCents,
      collectedCents: sum([0, 1, 2].map((wait) => parts[index - wait]?.[wait] ?? 0)),
      variableCents: units * variableCents(unit),
      fixedCents,
      startupCents: index === 0 ? numbers.startupCents + numbers.handbookCents : 0,
    };
    openingCents += row.collectedCents - row.variableCents - row.fixedCents - row.startupCents;
    return { ...row, closingCents: openingCents };
  });
  const lowest = rows.reduce(
    (low, { closingCents, month }) => (closingCents < low.cents ? { cents: closingCents, month } : low),
    { cents: 0, month: 0 },
  );
  return { months: rows, closingCents: openingCents, lowest };
}

/** The last part takes the rounding difference, so that the parts add up to the sale. */
const splitByMonth = (cents: number, [first, second]: KitNumbers['paidInMonths']) => {
  const now = roundCents(cents * first);
  const next = Math.min(cents - now, roundCents(cents * second));
  return [now, next, cents - now - next] as const;
};
