import { priceFloorHourCents } from '../assumptions/general.ts';
import { type DemandMonth, mostDelivery } from './demand.ts';
import { roundCents } from './levers.ts';
import type { UnitEconomics } from './unit-economics.ts';

/** One sale delivered by somebody who is paid by the hour, at the least that may be paid. */
export interface PaidHelp {
  hourCents: number;
  hours: number;
  costCents: number;
  leavesCents: number;
  /** The first of 24 months whose delivery leaves only the least time for selling; null where none does. */
  fullMonth: number | null;
}

export function priceHelp(core: UnitEconomics, months: readonly DemandMonth[]): PaidHelp {
  const hourCents = priceFloorHourCents.v;
  const costCents = roundCents(hourCents * core.hoursPerUnit);
  const full = months.find(
    ({ deliveryHours, workHours }) => workHours > 0 && deliveryHours >= mostDelivery * workHours - 1e-9,
  );
  return {
    hourCents,
    hours: core.hoursPerUnit,
    costCents,
    leavesCents: core.contributionCents - costCents,
    fullMonth: full?.month ?? null,
  };
}
