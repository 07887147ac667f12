import type { KitNumbers } from '#shared/contract/kit.ts';
import { clamp, heldAt, months } from './arithmetic.ts';
import { adminShare, mostDelivery, weeksPerMonth } from './work-rules.ts';

type Demand<Kind extends KitNumbers['demand']['kind']> = Extract<KitNumbers['demand'], { kind: Kind }>;

/** One month of work, unrounded: figures are rounded when money arrives or is printed. */
export interface DemandMonth {
  /** Hours without administration and without work that is needed whatever sells. */
  workHours: number;
  adminHours: number;
  standingHours: number;
  deliveryHours: number;
  growthHours: number;
  units: number;
}

export function runDemand(numbers: KitNumbers, monthCount: number): DemandMonth[] {
  const { demand } = numbers;
  return demand.kind === 'outreach'
    ? runOutreach(numbers, demand, monthCount)
    : runTraffic(numbers, demand, monthCount);
}

function workOf({ weeklyHours, standingHoursPerWeek }: KitNumbers) {
  const all = weeklyHours * weeksPerMonth;
  const adminHours = all * adminShare;
  const standingHours = Math.min(all - adminHours, standingHoursPerWeek * weeksPerMonth);
  return { adminHours, standingHours, workHours: all - adminHours - standingHours };
}

/** Clients stay for an average time, so a share of them leaves each month. */
function runOutreach(numbers: KitNumbers, demand: Demand<'outreach'>, monthCount: number): DemandMonth[] {
  const { hoursPerUnit: hours, ramp, maxUnitsPerMonth } = numbers;
  const work = workOf(numbers);
  const { workHours } = work;
  const staying = 1 - 1 / Math.max(1, demand.stayMonths);
  const most = maxUnitsPerMonth ?? Number.POSITIVE_INFINITY;
  let clients = 0;
  return months(monthCount).map((index) => {
    const clientsPerHour = demand.triesPerHour * demand.conversion * heldAt(ramp, index);
    clients *= staying;
    const asked = demand.repeatPerMonth * clients;
    const balanced = (hours * (asked + workHours * clientsPerHour)) / (1 + clientsPerHour * hours);
    const deliveryHours = clamp(balanced, 0, Math.min(mostDelivery * workHours, most * hours));
    const growthHours = workHours - deliveryHours;
    clients += clientsPerHour * growthHours;
    return { ...work, deliveryHours, growthHours, units: deliveryHours / hours };
  });
}

/** The month's new items and the month's orders share the same hours, so both are solved together. */
function runTraffic(numbers: KitNumbers, demand: Demand<'traffic'>, monthCount: number): DemandMonth[] {
  const { hoursPerUnit: hours, ramp } = numbers;
  const work = workOf(numbers);
  const { workHours } = work;
  const perHour = demand.itemsPerHour;
  let items = 0;
  return months(monthCount).map((index) => {
    const unitsEach = demand.visitsPerItem * heldAt(ramp, index) * demand.conversion;
    const grown = (items + perHour * workHours) / (1 + perHour * hours * unitsEach);
    items = clamp(grown, items, demand.maxItems);
    const units = Math.min(items * unitsEach, (mostDelivery * workHours) / hours);
    const deliveryHours = units * hours;
    return { ...work, deliveryHours, growthHours: workHours - deliveryHours, units };
  });
}
