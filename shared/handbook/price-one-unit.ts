import { cardFixed, cardRate, inCents } from '#shared/content/fact-numbers.ts';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { roundCents } from './arithmetic.ts';

/** One sale, from its price to its contribution. Each part is in whole cents, so the printed parts add up. */
export interface UnitEconomics {
  priceCents: number;
  materialsCents: number;
  wasteCents: number;
  platformFeeCents: number;
  cardFeeCents: number;
  contributionCents: number;
  /** Before the hours of selling are counted. */
  contributionPerHourCents: number;
}

export type SaleNumbers = Pick<
  KitNumbers,
  | 'priceCents'
  | 'hoursPerUnit'
  | 'materialsShare'
  | 'wasteShare'
  | 'platformShare'
  | 'platformFixedCents'
  | 'cardPayments'
>;

export function priceOneUnit(numbers: SaleNumbers): UnitEconomics {
  const { priceCents, hoursPerUnit, cardPayments } = numbers;
  const materialsCents = roundCents(priceCents * numbers.materialsShare);
  const wasteCents = roundCents(priceCents * numbers.wasteShare);
  const platformFeeCents = roundCents(priceCents * numbers.platformShare) + numbers.platformFixedCents;
  const cardFeeCents =
    cardPayments === 0 ? 0 : roundCents(priceCents * cardRate) + inCents(cardFixed) * cardPayments;
  const contributionCents = priceCents - materialsCents - wasteCents - platformFeeCents - cardFeeCents;
  return {
    priceCents,
    materialsCents,
    wasteCents,
    platformFeeCents,
    cardFeeCents,
    contributionCents,
    contributionPerHourCents: roundCents(contributionCents / hoursPerUnit),
  };
}

/** Null if a sale contributes nothing, so that no number of sales is enough. */
export const breakEvenUnits = (fixedMonthCents: number, contributionCents: number): number | null =>
  contributionCents <= 0 ? null : Math.ceil(fixedMonthCents / contributionCents);

export const variableCents = (unit: UnitEconomics): number => unit.priceCents - unit.contributionCents;
