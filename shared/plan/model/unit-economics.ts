import { cardFixedCents, cardPct } from '../assumptions/general.ts';
import type { WorkFigures } from '../assumptions/path-figures.ts';
import { roundCents } from './levers.ts';

/** One sale, from price to what it leaves. Each part is whole cents, so that the parts add up as printed. */
export interface UnitEconomics {
  priceCents: number;
  materialsCents: number;
  wasteCents: number;
  platformFeeCents: number;
  cardFeeCents: number;
  contributionCents: number;
  hoursPerUnit: number;
  /** Before the hours of selling. */
  contributionPerHourCents: number;
}

export function priceOneUnit(path: WorkFigures, priceCents: number, cost = 1): UnitEconomics {
  const materialsCents = roundCents(priceCents * path.materialsShare.v * cost);
  const wasteCents = roundCents(priceCents * path.wasteShare.v * cost);
  // Fees are set by contract, so a dear year does not raise them.
  const platformFeeCents = roundCents(priceCents * path.platformPct.v) + path.platformFixedCents.v;
  const cardFeeCents =
    path.cardPayments.v === 0
      ? 0
      : roundCents(priceCents * cardPct.v) + cardFixedCents.v * path.cardPayments.v;
  const contributionCents = priceCents - materialsCents - wasteCents - platformFeeCents - cardFeeCents;
  return {
    priceCents,
    materialsCents,
    wasteCents,
    platformFeeCents,
    cardFeeCents,
    contributionCents,
    hoursPerUnit: path.hoursPerUnit.v,
    contributionPerHourCents: roundCents(contributionCents / path.hoursPerUnit.v),
  };
}

/** Null where a sale leaves nothing, so that no number of sales would do. */
export const breakEvenUnits = (fixedMonthCents: number, contributionCents: number): number | null =>
  contributionCents <= 0 ? null : Math.ceil(fixedMonthCents / contributionCents);

export const variableCents = (unit: UnitEconomics): number => unit.priceCents - unit.contributionCents;
