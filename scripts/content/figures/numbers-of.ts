import type { KitNumbers } from '#shared/contract/kit.ts';
import { roundCents } from '#shared/handbook/arithmetic.ts';
import { priceOneUnit, type UnitEconomics } from '#shared/handbook/price-one-unit.ts';
import { decidePrice } from './decide-price.ts';
import { type PathFigures, startupIdealCents } from './path-figures.ts';

/** The inputs of one sale except its price. */
const saleOf = (path: PathFigures) => ({
  hoursPerUnit: path.hoursPerUnit.value,
  materialsShare: path.materialsShare.value,
  wasteShare: path.wasteShare.value,
  platformShare: path.platformShare.value,
  platformFixedCents: path.platformFixedCents.value,
  cardPayments: path.cardPayments.value,
});

export const priceSale = (path: PathFigures, priceCents: number): UnitEconomics =>
  priceOneUnit({ ...saleOf(path), priceCents });

/** The numbers of a path's first year without proof, with the hours and the start cost of its handbook. */
export const numbersOf = (path: PathFigures, handbookCents = 0): KitNumbers => ({
  ...saleOf(path),
  unit: path.unit,
  priceCents: decidePrice(path, 'none').coreCents,
  toolsMonthCents: roundCents((path.toolsMonthLowCents.value + path.toolsMonthHighCents.value) / 2),
  insuranceYearCents: path.insuranceYearCents.value,
  startupCents: startupIdealCents(path),
  handbookCents,
  weeklyHours: path.hoursPerWeek.value,
  standingHoursPerWeek: path.standingHoursPerWeek.value,
  maxUnitsPerMonth: path.maxUnitsPerMonth.value,
  paidInMonths: path.paidInMonths.value,
  ramp: path.ramp.value,
  demand: demandOf(path),
});

const demandOf = ({ demand }: PathFigures): KitNumbers['demand'] =>
  demand.kind === 'outreach'
    ? {
        kind: 'outreach',
        tries: demand.tries,
        triesPerHour: demand.triesPerHour.value,
        conversion: demand.conversion.value,
        repeatPerMonth: demand.repeatPerMonth.value,
        stayMonths: demand.stayMonths.value,
      }
    : {
        kind: 'traffic',
        item: demand.item,
        itemsPerHour: demand.itemsPerHour.value,
        visitsPerItem: demand.visitsPerItem.value,
        conversion: demand.conversion.value,
        maxItems: demand.maxItems.value,
      };
