import { judged } from '../assumptions/assumed.ts';
import { scenarios } from '../assumptions/general.ts';
import type { WorkFigures } from '../assumptions/path-figures.ts';
import { type CashFlow, runCash } from './cash.ts';
import { type DemandMonth, runDemand } from './demand.ts';
import { expectMonths, fixedMonthCents } from './expected-income.ts';
import { type Levers, sum } from './levers.ts';
import { payPerHour } from './risks.ts';
import { breakEvenUnits, priceOneUnit, type UnitEconomics } from './unit-economics.ts';

/** The figures of one's own work, those of the path until something else is typed. */
export interface OwnNumbers {
  priceCents: number;
  hoursPerUnit: number;
  materialsShare: number;
  wasteShare: number;
  platformShare: number;
  platformFixedCents: number;
  /** For one sale. */
  cardPayments: number;
  toolsMonthCents: number;
  insuranceYearCents: number;
  startupCents: number;
  handbookCents: number;
  weeklyHours: number;
  standingHoursPerWeek: number;
  maxUnitsPerMonth: number | null;
  paidInMonths: readonly [number, number, number];
  ramp: readonly number[];
  demand: OwnDemand;
}

type OwnDemand =
  | {
      kind: 'outreach';
      tries: string;
      triesPerHour: number;
      conversion: number;
      repeatPerMonth: number;
      stayMonths: number;
    }
  | {
      kind: 'traffic';
      item: string;
      itemsPerHour: number;
      visitsPerItem: number;
      conversion: number;
      maxItems: number;
    };

/** What somebody's own figures come to, by the rules of our plans. */
export interface TriedNumbers {
  sale: UnitEconomics;
  fixedMonthCents: number;
  /** Null where a sale leaves nothing. */
  breakEvenUnits: number | null;
  /** Three months each, on average of one. */
  quarters: readonly { units: number; netCents: number; hourCents: number }[];
  /** Of a month at the end of the year. */
  hours: Pick<DemandMonth, 'deliveryHours' | 'growthHours' | 'standingHours' | 'adminHours'>;
  cash: Pick<CashFlow, 'lowest' | 'closingCents' | 'backToZeroMonth'>;
}

const quarterStarts = [0, 3, 6, 9];

const demandOf = ({ demand }: OwnNumbers): WorkFigures['demand'] =>
  demand.kind === 'outreach'
    ? {
        kind: 'outreach',
        tries: demand.tries,
        triesPerHour: judged(demand.triesPerHour),
        conversion: judged(demand.conversion),
        repeatPerMonth: judged(demand.repeatPerMonth),
        stayMonths: judged(demand.stayMonths),
      }
    : {
        kind: 'traffic',
        item: demand.item,
        itemsPerHour: judged(demand.itemsPerHour),
        visitsPerItem: judged(demand.visitsPerItem),
        conversion: judged(demand.conversion),
        maxItems: judged(demand.maxItems),
      };

export const leversOf = (numbers: OwnNumbers): Levers<WorkFigures> => ({
  path: {
    demand: demandOf(numbers),
    hoursPerUnit: judged(numbers.hoursPerUnit),
    materialsShare: judged(numbers.materialsShare),
    wasteShare: judged(numbers.wasteShare),
    platformPct: judged(numbers.platformShare),
    platformFixedCents: judged(numbers.platformFixedCents),
    cardPayments: judged(numbers.cardPayments),
    lag: judged(numbers.paidInMonths),
    ramp: judged(numbers.ramp),
    insuranceYearCents: judged(numbers.insuranceYearCents),
    standingHoursPerWeek: judged(numbers.standingHoursPerWeek),
    maxUnitsPerMonth: judged(numbers.maxUnitsPerMonth),
  },
  weeklyHours: numbers.weeklyHours,
  priceCents: numbers.priceCents,
  toolsMonthCents: numbers.toolsMonthCents,
  startupCents: numbers.startupCents + numbers.handbookCents,
  scenario: scenarios.v.base,
});

export function tryNumbers(numbers: OwnNumbers): TriedNumbers {
  const levers = leversOf(numbers);
  const sale = priceOneUnit(levers.path, levers.priceCents);
  const fixedCents = fixedMonthCents(levers);
  const months = expectMonths(levers, 12);
  const { lowest, closingCents, backToZeroMonth } = runCash(levers);
  const hours = runDemand(levers, 12).at(-1);
  if (hours === undefined) throw new Error('A year has twelve months');
  return {
    sale,
    fixedMonthCents: fixedCents,
    breakEvenUnits: breakEvenUnits(fixedCents, sale.contributionCents),
    quarters: quarterStarts.map((from) => {
      const quarter = months.slice(from, from + 3);
      const netCents = sum(quarter.map((month) => month.netCents)) / 3;
      return {
        units: sum(quarter.map(({ units }) => units)) / 3,
        netCents,
        hourCents: payPerHour(netCents, levers.weeklyHours),
      };
    }),
    hours,
    cash: { lowest, closingCents, backToZeroMonth },
  };
}
