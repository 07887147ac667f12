import type { Assumed } from './assumed.ts';

/** Every figure that tells one path from another. An archetype sets them all; a path replaces what its handbook says. */
export interface PathFigures {
  /** One of what is sold, as it reads after "one": `8-hour fixed-scope project`. */
  unit: string;
  demand: OutreachDemand | TrafficDemand;
  priceLoCents: Assumed;
  priceHiCents: Assumed;
  priceStepCents: number;
  ladderStepCents: number;
  /** False for a commission: somebody else sets it, so proof does not move it. */
  priceIsYours: boolean;
  ladder: Assumed<{ starter: number; premium: number }>;
  hoursPerUnit: Assumed;
  materialsShare: Assumed;
  /** What never sells or has to be made again. */
  wasteShare: Assumed;
  platformPct: Assumed;
  platformFixedCents: Assumed;
  /** Card payments a sale; none where the money comes by bank transfer or the platform's fee includes them. */
  cardPayments: Assumed;
  /** Shares of a sale that arrive in its own month, the next, and the one after. */
  lag: Assumed<readonly [number, number, number]>;
  /** Share of settled demand in each month; the last holds from then on. */
  ramp: Assumed<readonly number[]>;
  /** Share of sales that one platform, search engine or marketplace brings. */
  platformShare: Assumed;
  /** What the start is spent on; the essential lines are the least that it takes. */
  startup: Assumed<readonly StartupLine[]>;
  toolsLoCents: Assumed;
  toolsHiCents: Assumed;
  insuranceYearCents: Assumed;
  hoursIdeal: Assumed;
  hoursMin: Assumed;
  firstDollarDays: Assumed;
  /** How well anyone can begin without one of the named skills. */
  entrySkill: Assumed;
  /** Hours a week that go before anything is sold, such as writing the issue. */
  standingHoursPerWeek: Assumed;
  /** Where the offer itself has only so many places a month. */
  maxUnitsPerMonth: Assumed<number | null>;
  skillWeights: Readonly<Record<string, number>>;
  interestWeights: Readonly<Record<string, number>>;
}

/** The figures that one sale, a month of work and a year of cash are worked out from. */
export type WorkFigures = Pick<
  PathFigures,
  | 'demand'
  | 'hoursPerUnit'
  | 'materialsShare'
  | 'wasteShare'
  | 'platformPct'
  | 'platformFixedCents'
  | 'cardPayments'
  | 'lag'
  | 'ramp'
  | 'insuranceYearCents'
  | 'standingHoursPerWeek'
  | 'maxUnitsPerMonth'
>;

export interface OutreachDemand {
  kind: 'outreach';
  /** What an hour of selling makes: `messages`, `quotes`, `items listed`. */
  tries: string;
  triesPerHour: Assumed;
  conversion: Assumed;
  /** Units that a client still with you buys in a month. */
  repeatPerMonth: Assumed;
  /** How long a client stays on average. */
  stayMonths: Assumed;
}

export interface TrafficDemand {
  kind: 'traffic';
  /** What brings visits: `listing`, `article`. */
  item: string;
  itemsPerHour: Assumed;
  visitsPerItem: Assumed;
  conversion: Assumed;
  maxItems: Assumed;
}

export interface StartupLine {
  kind: 'brand' | 'tools' | 'samples' | 'ads';
  /** Its words are in `budget-words.ts`. */
  id: string;
  cents: number;
  /** The path cannot begin without it; it is paid even out of the reserve. */
  essential?: true;
  /** Nothing free does instead. */
  noFree?: true;
}

export const startupMinCents = ({ startup }: Pick<PathFigures, 'startup'>): number =>
  startup.v.reduce((sum, line) => sum + (line.essential ? line.cents : 0), 0);
export const startupIdealCents = ({ startup }: Pick<PathFigures, 'startup'>): number =>
  startup.v.reduce((sum, line) => sum + line.cents, 0);
