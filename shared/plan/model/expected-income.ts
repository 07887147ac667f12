import type { GoalMeasure } from '#shared/domain/runs/plan-brief.ts';
import type { WorkFigures } from '../assumptions/path-figures.ts';
import { runDemand } from './demand.ts';
import { type Levers, months, roundCents } from './levers.ts';
import { priceOneUnit, variableCents } from './unit-economics.ts';

export interface ExpectedMonth {
  units: number;
  revenueCents: number;
  collectedCents: number;
  netCents: number;
}

export const fixedMonthCents = ({ path, toolsMonthCents, scenario }: Levers<WorkFigures>): number =>
  roundCents((toolsMonthCents + path.insuranceYearCents.v / 12) * scenario.cost);

/**
 * Money on average, from sales that are not whole. Verdicts and sensitivities read this: on which side of a month's
 * end the third sale lands is chance, and an hour more a week must never make a verdict worse.
 */
export function expectMonths(levers: Levers<WorkFigures>, monthCount: number): ExpectedMonth[] {
  const unit = priceOneUnit(levers.path, levers.priceCents, levers.scenario.cost);
  const fixedCents = fixedMonthCents(levers);
  const revenue = runDemand(levers, monthCount).map(({ units }) => ({
    units,
    cents: units * unit.priceCents,
  }));
  return revenue.map(({ units, cents }, index) => {
    const collectedCents = levers.path.lag.v.reduce(
      (total, share, wait) => total + share * (revenue[index - wait]?.cents ?? 0),
      0,
    );
    return {
      units,
      revenueCents: cents,
      collectedCents,
      netCents: collectedCents - units * variableCents(unit) - fixedCents,
    };
  });
}

/**
 * The average of the three months up to and with `month`, or of all there are. Start-up money is left out: it comes
 * from the budget, once, and is shown in the cash flow.
 */
export function supportedCents(levers: Levers, measure: GoalMeasure, month: number): number {
  return trailingCents(expectMonths(levers, month), measure, month);
}

export function trailingCents(flow: readonly ExpectedMonth[], measure: GoalMeasure, month: number): number {
  const from = Math.max(0, month - 3);
  const window = flow.slice(from, month);
  const total = window.reduce(
    (sum, expected) => sum + (measure === 'revenue' ? expected.collectedCents : expected.netCents),
    0,
  );
  return Math.max(0, total / Math.max(1, window.length));
}

/** Net money of a whole year on average, start-up included. */
export function firstYearNetCents(levers: Levers): number {
  const flow = expectMonths(levers, 12);
  const net = months(12).reduce((total, index) => total + (flow[index]?.netCents ?? 0), 0);
  return net - levers.startupCents * levers.scenario.cost;
}
