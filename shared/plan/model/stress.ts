import { firstYearNetCents } from './expected-income.ts';
import { type Levers, roundCents } from './levers.ts';
import { moveDriver, swing, type TornadoDriver, tornadoDrivers } from './sensitivity.ts';

/** First-year net money with several drivers a fifth worse at once, on average sales, as the tornado has it. */
export interface StressCase {
  drivers: readonly TornadoDriver[];
  netCents: number;
}

/** Every two of the drivers, worst first, and then all of them: troubles seldom come alone. */
export function testStress(levers: Levers): StressCase[] {
  const pairs = tornadoDrivers.flatMap((one, index) =>
    tornadoDrivers.slice(index + 1).map((other) => [one, other] as const),
  );
  const run = (drivers: readonly TornadoDriver[]): StressCase => ({
    drivers,
    netCents: roundCents(firstYearNetCents(drivers.reduce(worsen, levers))),
  });
  return [...pairs.map(run).sort((a, b) => a.netCents - b.netCents), run(tornadoDrivers)];
}

const worsen = (levers: Levers, driver: TornadoDriver): Levers =>
  moveDriver(levers, driver, driver === 'cost' ? 1 + swing : 1 - swing);
