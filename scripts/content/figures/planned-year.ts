import type { KitNumbers } from '#shared/contract/kit.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { weeksPerMonth } from '#shared/handbook/work-rules.ts';

/** A first year on a path, for somebody who starts without proof and has what the path asks for. */
export interface PlannedYear {
  weeklyHours: number;
  startupCents: number;
  /** Before tax, over every hour, on average of each three months. */
  hourCentsByQuarter: readonly number[];
  /** What the handbook itself costs, which the cash pays for in the first month. */
  handbookCents: number;
  /** Sales at the first price that leave as much as the handbook costs. */
  handbookSales: number;
  /** In hand at the end of each month, the start and the handbook paid. */
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

/** The month from whose end on there is cash in hand, the start and the handbook paid; nothing where a year is too short. */
export function aheadMonthOf({ cashCents }: Pick<PlannedYear, 'cashCents'>): number | null {
  const month = cashCents.findLastIndex((cents) => cents <= 0) + 2;
  return month > cashCents.length ? null : month;
}

/** What is said of a year beside a price. */
export const endsOf = (year: PlannedYear) => ({
  aheadMonth: aheadMonthOf(year),
  lowestCents: Math.min(0, ...year.cashCents),
  closingCents: year.cashCents.at(-1) ?? 0,
});

/** Every hour of a year, for the words beside the figures. */
export const yearlyHours = ({ weeklyHours }: PlannedYear): number =>
  Math.round(weeklyHours * weeksPerMonth * 12);
