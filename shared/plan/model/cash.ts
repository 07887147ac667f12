import { type ScenarioName, scenarioNames, scenarios } from '../assumptions/general.ts';
import type { WorkFigures } from '../assumptions/path-figures.ts';
import { runDemand } from './demand.ts';
import { fixedMonthCents } from './expected-income.ts';
import { type Levers, months, roundCents, sum } from './levers.ts';
import { priceOneUnit, variableCents } from './unit-economics.ts';

/** Whole cents and whole sales. Opening + in − variable − fixed − start-up = closing, in every month. */
export interface CashMonth {
  month: number;
  units: number;
  revenueCents: number;
  openingCents: number;
  collectedCents: number;
  variableCents: number;
  fixedCents: number;
  startupCents: number;
  closingCents: number;
  /** Sold and not yet paid at the month's end. */
  receivableCents: number;
}

export interface CashFlow {
  months: readonly CashMonth[];
  total: Omit<CashMonth, 'month' | 'openingCents' | 'closingCents' | 'receivableCents'>;
  closingCents: number;
  lowest: { cents: number; month: number };
  /** The first month whose closing is not below nothing and stays so; null if there is none. */
  backToZeroMonth: number | null;
}

export const scenarioLevers = (base: Levers, name: ScenarioName): Levers => ({
  ...base,
  scenario: scenarios.v[name],
  priceCents: roundCents(base.priceCents * scenarios.v[name].price),
});

/** A sale lands when the fractions of the months before and this one make a whole. */
export const wholeSales = (expected: readonly number[]): number[] => {
  let total = 0;
  let landed = 0;
  return expected.map((units) => {
    total += units;
    // Ten tenths are a sale, whatever binary fractions make of them.
    const whole = Math.floor(total + 1e-9);
    const sales = whole - landed;
    landed = whole;
    return sales;
  });
};

export function runCash(levers: Levers<WorkFigures>, monthCount = 12): CashFlow {
  const unit = priceOneUnit(levers.path, levers.priceCents, levers.scenario.cost);
  const fixedCents = fixedMonthCents(levers);
  const startup = roundCents(levers.startupCents * levers.scenario.cost);
  const sales = wholeSales(runDemand(levers, monthCount).map(({ units }) => units));
  const parts = sales.map((units) => splitByLag(units * unit.priceCents, levers.path.lag.v));
  let openingCents = 0;
  let receivableCents = 0;
  const rows = months(monthCount).map((index): CashMonth => {
    const units = sales[index] ?? 0;
    const revenueCents = units * unit.priceCents;
    const collectedCents = sum([0, 1, 2].map((wait) => parts[index - wait]?.[wait] ?? 0));
    const startupCents = index === 0 ? startup : 0;
    const row = {
      month: index + 1,
      units,
      revenueCents,
      openingCents,
      collectedCents,
      variableCents: units * variableCents(unit),
      fixedCents,
      startupCents,
    };
    const closingCents =
      openingCents + collectedCents - row.variableCents - row.fixedCents - row.startupCents;
    receivableCents += revenueCents - collectedCents;
    openingCents = closingCents;
    return { ...row, closingCents, receivableCents };
  });
  return { months: rows, ...summarise(rows) };
}

/** The last part takes what rounding left, so that the parts are the sale. */
const splitByLag = (cents: number, [first, second]: readonly [number, number, number]) => {
  const now = roundCents(cents * first);
  const next = Math.min(cents - now, roundCents(cents * second));
  return [now, next, cents - now - next] as const;
};

function summarise(rows: readonly CashMonth[]): Omit<CashFlow, 'months'> {
  const add = (key: keyof CashMonth): number => sum(rows.map((row) => row[key]));
  const lowest = rows.reduce(
    (low, { closingCents, month }) => (closingCents < low.cents ? { cents: closingCents, month } : low),
    { cents: 0, month: 0 },
  );
  const lastBelow = rows.findLastIndex(({ closingCents }) => closingCents < 0);
  return {
    total: {
      units: add('units'),
      revenueCents: add('revenueCents'),
      collectedCents: add('collectedCents'),
      variableCents: add('variableCents'),
      fixedCents: add('fixedCents'),
      startupCents: add('startupCents'),
    },
    closingCents: rows.at(-1)?.closingCents ?? 0,
    lowest,
    backToZeroMonth: lastBelow === rows.length - 1 ? null : lastBelow + 2,
  };
}

export const runScenarios = (base: Levers, monthCount = 12): Record<ScenarioName, CashFlow> => {
  const run = (name: ScenarioName) => runCash(scenarioLevers(base, name), monthCount);
  const [cautious, middle, strong] = scenarioNames;
  return { cautious: run(cautious), base: run(middle), strong: run(strong) };
};
