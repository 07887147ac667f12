import { firstYearNetCents } from './expected-income.ts';
import { type Levers, roundCents } from './levers.ts';

export const tornadoDrivers = ['price', 'demand', 'hours', 'cost'] as const;
export type TornadoDriver = (typeof tornadoDrivers)[number];

export interface TornadoBar {
  driver: TornadoDriver;
  /** First-year net with the driver a fifth lower and a fifth higher. */
  lowerCents: number;
  higherCents: number;
  spreadCents: number;
}

/** First-year net money on average sales, rerun for every bar and cell. */
export interface Sensitivity {
  baseCents: number;
  tornado: readonly TornadoBar[];
  grid: {
    factors: readonly number[];
    /** Rows are volumes, columns prices. */
    cents: readonly (readonly number[])[];
  };
  /** The lowest price at which the first year does not lose money; null above three times today's. */
  breakEvenPriceCents: number | null;
  /** The fewest hours a week at which it does not. */
  fewestHours: number | null;
}

export const swing = 0.2;
export const gridFactors = [0.8, 0.9, 1, 1.1, 1.2] as const;

export const moveDriver = (levers: Levers, driver: TornadoDriver, factor: number): Levers => {
  const { scenario, priceCents, weeklyHours } = levers;
  if (driver === 'price') return { ...levers, priceCents: roundCents(priceCents * factor) };
  if (driver === 'hours') return { ...levers, weeklyHours: weeklyHours * factor };
  return { ...levers, scenario: { ...scenario, [driver]: scenario[driver] * factor } };
};

export const netWith = (levers: Levers, driver: TornadoDriver, factor: number): number =>
  roundCents(firstYearNetCents(moveDriver(levers, driver, factor)));

export function testSensitivity(levers: Levers): Sensitivity {
  const tornado = tornadoDrivers
    .map((driver) => {
      const lowerCents = netWith(levers, driver, 1 - swing);
      const higherCents = netWith(levers, driver, 1 + swing);
      return { driver, lowerCents, higherCents, spreadCents: Math.abs(higherCents - lowerCents) };
    })
    .sort((a, b) => b.spreadCents - a.spreadCents);
  const grid = gridFactors.map((volume) => {
    const atVolume = moveDriver(levers, 'demand', volume);
    return gridFactors.map((price) => netWith(atVolume, 'price', price));
  });
  return {
    baseCents: roundCents(firstYearNetCents(levers)),
    tornado,
    grid: { factors: gridFactors, cents: grid },
    breakEvenPriceCents: lowest(levers.path.priceStepCents, levers.priceCents * 3, (priceCents) => ({
      ...levers,
      priceCents,
    })),
    fewestHours: lowest(0.5, 40, (weeklyHours) => ({ ...levers, weeklyHours })),
  };
}

/** The first of step, 2 × step … that does not lose money; both levers only ever help. */
function lowest(step: number, most: number, at: (value: number) => Levers): number | null {
  const fine = (k: number): boolean => firstYearNetCents(at(k * step)) >= 0;
  const last = Math.floor(most / step);
  if (!fine(last)) return null;
  let below = 0;
  let reached = last;
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (fine(middle)) reached = middle;
    else below = middle;
  }
  return reached * step;
}
