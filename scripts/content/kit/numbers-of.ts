import type { KitNumbers } from '#shared/contract/kit.ts';
import type { PathNumbers } from '#shared/plan/paths/path-numbers.ts';
import { plannedLevers } from '../figures/planned-year.ts';

/** The figures of a path’s planned first year, for its owner to try out others. */
export function numbersOf(path: PathNumbers, handbookCents: number): KitNumbers {
  const { weeklyHours, priceCents, toolsMonthCents, startupCents } = plannedLevers(path);
  return {
    unit: path.unit,
    priceCents,
    hoursPerUnit: path.hoursPerUnit.v,
    materialsShare: path.materialsShare.v,
    wasteShare: path.wasteShare.v,
    platformShare: path.platformPct.v,
    platformFixedCents: path.platformFixedCents.v,
    cardPayments: path.cardPayments.v,
    toolsMonthCents,
    insuranceYearCents: path.insuranceYearCents.v,
    startupCents,
    handbookCents,
    weeklyHours,
    standingHoursPerWeek: path.standingHoursPerWeek.v,
    maxUnitsPerMonth: path.maxUnitsPerMonth.v,
    paidInMonths: [...path.lag.v],
    ramp: [...path.ramp.v],
    demand: demandOf(path),
  };
}

const demandOf = ({ demand }: PathNumbers): KitNumbers['demand'] =>
  demand.kind === 'outreach'
    ? {
        kind: 'outreach',
        tries: demand.tries,
        triesPerHour: demand.triesPerHour.v,
        conversion: demand.conversion.v,
        repeatPerMonth: demand.repeatPerMonth.v,
        stayMonths: demand.stayMonths.v,
      }
    : {
        kind: 'traffic',
        item: demand.item,
        itemsPerHour: demand.itemsPerHour.v,
        visitsPerItem: demand.visitsPerItem.v,
        conversion: demand.conversion.v,
        maxItems: demand.maxItems.v,
      };
