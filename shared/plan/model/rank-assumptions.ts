import { firstYearNetCents } from './expected-income.ts';
import { type Levers, roundCents } from './levers.ts';
import { swing } from './sensitivity.ts';

/** An assumption of the path with the year it would make if it were a fifth worse. Its id is that of the register. */
export interface RankedAssumption {
  id:
    | 'conversion'
    | 'tries-per-hour'
    | 'repeat'
    | 'stay'
    | 'items-per-hour'
    | 'visits'
    | 'hours-per-unit'
    | 'ramp';
  netCents: number;
  /** What the year would be short of, beside the plan. */
  shortCents: number;
}

type Path = Levers['path'];
const fewer = <Figure extends { v: number }>(figure: Figure): Figure => ({
  ...figure,
  v: figure.v * (1 - swing),
});

function worsePaths(path: Path): Readonly<Partial<Record<RankedAssumption['id'], Path>>> {
  const { demand } = path;
  const shared = {
    'hours-per-unit': {
      ...path,
      hoursPerUnit: { ...path.hoursPerUnit, v: path.hoursPerUnit.v * (1 + swing) },
    },
    ramp: { ...path, ramp: { ...path.ramp, v: path.ramp.v.map((share) => share * (1 - swing)) } },
  };
  if (demand.kind === 'outreach')
    return {
      ...shared,
      conversion: { ...path, demand: { ...demand, conversion: fewer(demand.conversion) } },
      'tries-per-hour': { ...path, demand: { ...demand, triesPerHour: fewer(demand.triesPerHour) } },
      repeat: { ...path, demand: { ...demand, repeatPerMonth: fewer(demand.repeatPerMonth) } },
      stay: { ...path, demand: { ...demand, stayMonths: fewer(demand.stayMonths) } },
    };
  return {
    ...shared,
    conversion: { ...path, demand: { ...demand, conversion: fewer(demand.conversion) } },
    'items-per-hour': { ...path, demand: { ...demand, itemsPerHour: fewer(demand.itemsPerHour) } },
    visits: { ...path, demand: { ...demand, visitsPerItem: fewer(demand.visitsPerItem) } },
  };
}

const ids = [
  'conversion',
  'tries-per-hour',
  'repeat',
  'stay',
  'items-per-hour',
  'visits',
  'hours-per-unit',
  'ramp',
] as const satisfies readonly RankedAssumption['id'][];

/** Costliest first: what to find out before anything else is spent. Those that change nothing are left out. */
export function rankAssumptions(levers: Levers): RankedAssumption[] {
  const base = roundCents(firstYearNetCents(levers));
  const worse = worsePaths(levers.path);
  return ids
    .flatMap((id): RankedAssumption[] => {
      const path = worse[id];
      if (!path) return [];
      const netCents = roundCents(firstYearNetCents({ ...levers, path }));
      return netCents === base ? [] : [{ id, netCents, shortCents: base - netCents }];
    })
    .sort((a, b) => b.shortCents - a.shortCents);
}
