import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import type { PathFigures } from '../../figures/path-figures.ts';
import { type InputTable, share } from './input-table.ts';

type Demand<Kind extends PathFigures['demand']['kind']> = Extract<PathFigures['demand'], { kind: Kind }>;

/** How buyers are found: by asking, or by what is put up to be found. */
export function demandInputs(table: InputTable, path: PathFigures) {
  const { group, assumption, list } = table;
  group('Demand');
  const ways = path.demand.kind === 'outreach' ? outreach(table, path.demand) : traffic(table, path.demand);
  const most = path.maxUnitsPerMonth.value;
  const shared = {
    standing: assumption({
      name: 'standing_hours',
      label: 'Hours a week before anything is sold',
      value: path.standingHoursPerWeek.value,
      format: 'hours',
      unit: 'hours',
      basis: path.standingHoursPerWeek,
    }),
    mostUnits:
      most === null
        ? undefined
        : assumption({
            name: 'most_sales',
            label: 'Most sales in a month',
            value: most,
            format: 'number',
            basis: { mark: 'J', why: 'The offer itself has only so many places' },
          }),
  };
  group('Demand in the first months; the last holds from then on');
  const { range: ramp } = list(
    'ramp',
    path.ramp.value.map((value, index) => ({
      name: `ramp_${index + 1}`,
      label: `Month ${index + 1}`,
      value,
      ...share,
      unit: 'of settled demand',
      basis: path.ramp,
    })),
  );
  return { ...shared, ramp, ways };
}

export type Ways =
  | { kind: 'outreach'; tries: Cell; conversion: Cell; repeat: Cell; staying: Cell }
  | { kind: 'traffic'; itemsPerHour: Cell; visits: Cell; conversion: Cell; mostItems: Cell };

function outreach({ assumption }: InputTable, demand: Demand<'outreach'>): Ways {
  const { tries, triesPerHour, conversion, repeatPerMonth, stayMonths } = demand;
  const stay = {
    name: 'stay_months',
    label: 'Months a client stays',
    value: stayMonths.value,
    format: 'number',
    unit: 'months',
    basis: stayMonths,
  } as const;
  const ways = {
    kind: 'outreach' as const,
    tries: assumption({
      name: 'tries_an_hour',
      label: `${tries.charAt(0).toUpperCase()}${tries.slice(1)} an hour of selling`,
      value: triesPerHour.value,
      format: 'number',
      basis: triesPerHour,
    }),
    conversion: assumption({
      name: 'conversion',
      label: 'Tries that become a sale',
      value: conversion.value,
      ...share,
      basis: conversion,
    }),
    repeat: assumption({
      name: 'repeat_a_month',
      label: 'Sales a month to a client who stays',
      value: repeatPerMonth.value,
      format: 'number',
      basis: repeatPerMonth,
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
      basis: stayMonths,
    }),
  };
}

function traffic({ assumption }: InputTable, demand: Demand<'traffic'>): Ways {
  const { item, itemsPerHour, visitsPerItem, conversion, maxItems } = demand;
  return {
    kind: 'traffic',
    itemsPerHour: assumption({
      name: 'items_an_hour',
      label: `${item.charAt(0).toUpperCase()}${item.slice(1)}s made in an hour`,
      value: itemsPerHour.value,
      format: 'number',
      basis: itemsPerHour,
    }),
    visits: assumption({
      name: 'visits_an_item',
      label: `Visits a month to a settled ${item}`,
      value: visitsPerItem.value,
      format: 'number',
      basis: visitsPerItem,
    }),
    conversion: assumption({
      name: 'conversion',
      label: 'Visits that become a sale',
      value: conversion.value,
      ...share,
      basis: conversion,
    }),
    mostItems: assumption({
      name: 'most_items',
      label: `Most ${item}s kept`,
      value: maxItems.value,
      format: 'number',
      basis: maxItems,
    }),
  };
}
