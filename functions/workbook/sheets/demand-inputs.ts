import type { OutreachDemand, TrafficDemand } from '#shared/plan/assumptions/path-figures.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { type Cell, f } from '../formula/formula.ts';
import { type InputTable, share } from './input-table.ts';

/** How buyers are found: by asking, or by what is put up to be found. */
export function demandInputs(table: InputTable, { path }: Pick<PlanModel, 'path'>) {
  const { group, assumption, list } = table;
  group('Demand');
  const ways = path.demand.kind === 'outreach' ? outreach(table, path.demand) : traffic(table, path.demand);
  const most = path.maxUnitsPerMonth.v;
  const shared = {
    standing: assumption({
      name: 'standing_hours',
      label: 'Hours a week before anything is sold',
      value: path.standingHoursPerWeek.v,
      format: 'hours',
      unit: 'hours',
      entry: 'standing-hours',
    }),
    mostUnits:
      most === null
        ? undefined
        : assumption({
            name: 'most_sales',
            label: 'Most sales in a month',
            value: most,
            format: 'number',
            because: ['J', 'The offer itself has only so many places'],
          }),
  };
  group('Demand in the first months; the last holds from then on');
  const { range: ramp } = list(
    'ramp',
    path.ramp.v.map((value, index) => ({
      name: `ramp_${index + 1}`,
      label: `Month ${index + 1}`,
      value,
      ...share,
      unit: 'of settled demand',
      entry: 'ramp',
    })),
  );
  return { ...shared, ramp, ways };
}

export type Ways =
  | { kind: 'outreach'; tries: Cell; conversion: Cell; repeat: Cell; staying: Cell }
  | { kind: 'traffic'; itemsPerHour: Cell; visits: Cell; conversion: Cell; mostItems: Cell };

function outreach({ assumption }: InputTable, demand: OutreachDemand): Ways {
  const { tries, triesPerHour, conversion, repeatPerMonth, stayMonths } = demand;
  const stay = {
    name: 'stay_months',
    label: 'Months a client stays',
    value: stayMonths.v,
    format: 'number',
    unit: 'months',
    entry: 'stay',
  } as const;
  const ways = {
    kind: 'outreach' as const,
    tries: assumption({
      name: 'tries_an_hour',
      label: `${tries.charAt(0).toUpperCase()}${tries.slice(1)} an hour of selling`,
      value: triesPerHour.v,
      format: 'number',
      entry: 'tries-per-hour',
    }),
    conversion: assumption({
      name: 'conversion',
      label: 'Tries that become a sale',
      value: conversion.v,
      ...share,
      entry: 'conversion',
    }),
    repeat: assumption({
      name: 'repeat_a_month',
      label: 'Sales a month to a client who stays',
      value: repeatPerMonth.v,
      format: 'number',
      entry: 'repeat',
    }),
  };
  const stays = assumption(stay);
  return {
    ...ways,
    staying: assumption({
      name: 'staying_share',
      label: 'Clients of a month who are still there in the next',
      value: f`1-1/MAX(1,${stays})`,
      ...share,
      entry: 'stay',
    }),
  };
}

function traffic({ assumption }: InputTable, demand: TrafficDemand): Ways {
  const { item, itemsPerHour, visitsPerItem, conversion, maxItems } = demand;
  return {
    kind: 'traffic',
    itemsPerHour: assumption({
      name: 'items_an_hour',
      label: `${item.charAt(0).toUpperCase()}${item.slice(1)}s made in an hour`,
      value: itemsPerHour.v,
      format: 'number',
      entry: 'items-per-hour',
    }),
    visits: assumption({
      name: 'visits_an_item',
      label: `Visits a month to a settled ${item}`,
      value: visitsPerItem.v,
      format: 'number',
      entry: 'visits',
    }),
    conversion: assumption({
      name: 'conversion',
      label: 'Visits that become a sale',
      value: conversion.v,
      ...share,
      entry: 'conversion',
    }),
    mostItems: assumption({
      name: 'most_items',
      label: `Most ${item}s kept`,
      value: maxItems.v,
      format: 'number',
      entry: 'most-items',
    }),
  };
}
