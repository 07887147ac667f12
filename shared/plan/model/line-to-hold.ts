import { type ScenarioName, scenarios } from '../assumptions/general.ts';
import { type CashFlow, scenarioLevers } from './cash.ts';
import type { Levers } from './levers.ts';
import { priceOneUnit } from './unit-economics.ts';

/** By the end of a month: how many sales pay for all fixed and start-up costs so far, and how many are planned. */
export interface LineToHold {
  month: number;
  costsCents: number;
  /** Null where a sale leaves nothing, so that no number of sales would do. */
  needed: number | null;
  made: number;
}

export function lineToHold(levers: Levers, flow: CashFlow, name: ScenarioName): LineToHold[] {
  const { priceCents } = scenarioLevers(levers, name);
  const { contributionCents } = priceOneUnit(levers.path, priceCents, scenarios.v[name].cost);
  let costsCents = 0;
  let made = 0;
  return flow.months.map(({ month, fixedCents, startupCents, units }) => {
    costsCents += fixedCents + startupCents;
    made += units;
    const needed = contributionCents <= 0 ? null : Math.ceil(costsCents / contributionCents);
    return { month, costsCents, needed, made };
  });
}
