import type { KitNumbers } from '#shared/contract/kit.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { weeksPerMonth } from '#shared/handbook/work-rules.ts';

/** A first year on a path for a seller without proof who has what the path requires. */
export interface PlannedYear {
  weeklyHours: number;
  startupCents: number;
  /** Before tax, over every hour, averaged over three months. */
  hourCentsByQuarter: readonly number[];
  /** The price of the handbook, which the cash pays in the first month. */
  handbookCents: number;
  /** Sales at the first price that pay for the handbook. */
  handbookSales: number;
  /** In hand at the end of each month, after the start cost and the handbook. */
  cashCents: readonly number[];
}

export function planYear(numbers: KitNumbers): PlannedYear {
  const { weeklyHours, startupCents, handbookCents } = numbers;
  const { sale, quarters, cash } = tryNumbers(numbers);
  return {
    weeklyHours,
    startupCents,
    handbookCents,
    handbookSales: Math.ceil(handbookCents / sale.contributionCents),
    hourCentsByQuarter: quarters.map(({ hourCents }) => hourCents),
    cashCents: cash.months.map(({ closingCents }) => closingCents),
  };
}

/** The month after which cash stays positive, start cost and handbook included; null if a year is too short. */
export function aheadMonthOf({ cashCents }: Pick<PlannedYear, 'cashCents'>): number | null {
  const month = cashCents.findLastIndex((cents) => cents <= 0) + 2;
  return month > cashCents.length ? null : month;
}

/** The results of a year that are shown with a price. */
export const endsOf = (year: PlannedYear) => ({
  aheadMonth: aheadMonthOf(year),
  lowestCents: Math.min(0, ...year.cashCents),
  closingCents: year.cashCents.at(-1) ?? 0,
});

/** Every hour of a year, for the words next to the figures. */
export const yearlyHours = ({ weeklyHours }: PlannedYear): number =>
  Math.round(weeklyHours * weeksPerMonth * 12);
