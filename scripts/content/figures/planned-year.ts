import { scenarios, weeksPerMonth } from '#shared/plan/assumptions/general.ts';
import { startupIdealCents } from '#shared/plan/assumptions/path-figures.ts';
import { decideTools } from '#shared/plan/model/base-levers.ts';
import { runCash } from '#shared/plan/model/cash.ts';
import { expectMonths } from '#shared/plan/model/expected-income.ts';
import type { Levers } from '#shared/plan/model/levers.ts';
import { decidePrice } from '#shared/plan/model/price.ts';
import { payPerHour } from '#shared/plan/model/risks.ts';
import { priceOneUnit } from '#shared/plan/model/unit-economics.ts';
import type { PathNumbers } from '#shared/plan/paths/path-numbers.ts';

/** A first year on a path, as our plans reckon it for somebody who begins without proof and has what it asks for. */
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

const quarters = [0, 3, 6, 9];

export const plannedLevers = (path: PathNumbers): Levers => ({
  path,
  weeklyHours: path.hoursIdeal.v,
  priceCents: decidePrice(path, 'none').coreCents,
  // Enough for the whole start and a first month of its tools.
  toolsMonthCents: decideTools(path, 1_000_00).monthCents,
  startupCents: startupIdealCents(path),
  scenario: scenarios.v.base,
});

export function planYear(path: PathNumbers, handbookCents = 0): PlannedYear {
  const levers = plannedLevers(path);
  const { weeklyHours, startupCents } = levers;
  const { contributionCents } = priceOneUnit(path, levers.priceCents);
  const months = expectMonths(levers, 12);
  return {
    weeklyHours,
    startupCents,
    handbookCents,
    handbookSales: Math.ceil(handbookCents / contributionCents),
    hourCentsByQuarter: quarters.map((from) => {
      const net = months.slice(from, from + 3).reduce((sum, { netCents }) => sum + netCents, 0);
      return payPerHour(net / 3, weeklyHours);
    }),
    cashCents: runCash(levers).months.map(({ closingCents }) => closingCents - handbookCents),
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
