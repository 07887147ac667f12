import { adminShare, weeksPerMonth } from '../assumptions/general.ts';
import type { OutreachDemand, TrafficDemand, WorkFigures } from '../assumptions/path-figures.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { clamp, heldAt, type Levers, months } from './levers.ts';

/** One month of work, unrounded: rounding happens where money lands, and where figures are printed. */
export interface DemandMonth {
  month: number;
  /** Hours you have, less administration and what has to be made whatever sells. */
  workHours: number;
  adminHours: number;
  standingHours: number;
  deliveryHours: number;
  /** Selling, or making what brings visits. */
  growthHours: number;
  /** Contacts made, quotes sent; for traffic, visits. */
  tries: number;
  newClients: number;
  /** Sales to clients who were already there. */
  repeatUnits: number;
  units: number;
  /** Listings or articles that stand at the end of the month; 0 for outreach. */
  items: number;
}

/** Nobody delivers all month: a tenth of the hours stays for finding the next client. */
export const mostDelivery = 0.9;

const workOf = ({ path, weeklyHours }: Levers<WorkFigures>) => {
  const all = weeklyHours * weeksPerMonth;
  const adminHours = all * adminShare.v;
  const standingHours = Math.min(all - adminHours, path.standingHoursPerWeek.v * weeksPerMonth);
  return { adminHours, standingHours, workHours: all - adminHours - standingHours };
};

export function runDemand(levers: Levers<WorkFigures>, monthCount: number): DemandMonth[] {
  const { demand } = levers.path;
  return demand.kind === 'outreach'
    ? runOutreach(levers, demand, monthCount)
    : runTraffic(levers, demand, monthCount);
}

/**
 * Clients stay for an average time and then drift away, a share each month. A fixed window of recent clients would
 * lose the whole first month's clients on one day, and a later deadline would then look worse than an earlier one.
 */
function runOutreach(levers: Levers<WorkFigures>, demand: OutreachDemand, monthCount: number): DemandMonth[] {
  const { path, scenario } = levers;
  const work = workOf(levers);
  const { workHours } = work;
  const hours = path.hoursPerUnit.v;
  const staying = 1 - 1 / Math.max(1, demand.stayMonths.v);
  const most = path.maxUnitsPerMonth.v ?? Number.POSITIVE_INFINITY;
  let clients = 0;
  return months(monthCount).map((index) => {
    const ramp = heldAt(path.ramp.v, index - scenario.delayMonths);
    const clientsPerHour = demand.triesPerHour.v * demand.conversion.v * ramp * scenario.demand;
    clients *= staying;
    const asked = demand.repeatPerMonth.v * clients;
    const balanced = (hours * (asked + workHours * clientsPerHour)) / (1 + clientsPerHour * hours);
    const deliveryHours = clamp(balanced, 0, Math.min(mostDelivery * workHours, most * hours));
    const growthHours = workHours - deliveryHours;
    const newClients = clientsPerHour * growthHours;
    const units = deliveryHours / hours;
    clients += newClients;
    return {
      ...work,
      month: index + 1,
      deliveryHours,
      growthHours,
      tries: demand.triesPerHour.v * growthHours,
      newClients,
      repeatUnits: Math.min(asked, units),
      units,
      items: 0,
    };
  });
}

/** Visits of a month to so many settled-in items, with nothing else in the way. */
export const expectedVisits = (path: PathNumbers, items: number, month: number): number =>
  path.demand.kind === 'traffic' ? items * path.demand.visitsPerItem.v * heldAt(path.ramp.v, month - 1) : 0;

/** The month's new items and the month's orders share the same hours, so both are solved together. */
function runTraffic(levers: Levers<WorkFigures>, demand: TrafficDemand, monthCount: number): DemandMonth[] {
  const { path, scenario } = levers;
  const work = workOf(levers);
  const { workHours } = work;
  const hours = path.hoursPerUnit.v;
  let items = 0;
  return months(monthCount).map((index) => {
    const ramp = heldAt(path.ramp.v, index - scenario.delayMonths);
    const visitsEach = demand.visitsPerItem.v * ramp * scenario.demand;
    const unitsEach = visitsEach * demand.conversion.v;
    const perHour = demand.itemsPerHour.v;
    const grown = (items + perHour * workHours) / (1 + perHour * hours * unitsEach);
    items = clamp(grown, items, demand.maxItems.v);
    const units = Math.min(items * unitsEach, (mostDelivery * workHours) / hours);
    const deliveryHours = units * hours;
    return {
      ...work,
      month: index + 1,
      deliveryHours,
      growthHours: workHours - deliveryHours,
      tries: items * visitsEach,
      newClients: units,
      repeatUnits: 0,
      units,
      items,
    };
  });
}
