import type { FigureInputs, MixLine } from '../inputs.ts';
import { divide, sum } from '../round.ts';

/** Whole percents of 100: the largest remainders are rounded up. */
export function percentsOf(amounts: readonly number[]): number[] {
  const all = sum(amounts);
  if (all <= 0) return amounts.map((_, index) => (index === 0 ? 100 : 0));
  const exact = amounts.map((amount) => (amount / all) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - sum(whole);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, left)
    .map(({ index }) => index);
  const percents = whole.map((percent, index) => percent + (order.includes(index) ? 1 : 0));
  // The first line is in the mix, however little it sells.
  const [main = 0] = percents;
  const most = percents.indexOf(Math.max(...percents));
  return main > 0
    ? percents
    : percents.map((percent, index) => (index === 0 ? 1 : index === most ? percent - 1 : percent));
}

/** The average sale: whole cents and whole thousandths of an hour, rounded once. */
export function averageOf(
  lines: readonly MixLine[],
): Pick<FigureInputs, 'hoursPerUnit' | 'unpaidHoursPerUnit'> & { priceCents: number; costCents: number } {
  const average = (of: (line: MixLine) => number): number =>
    divide(sum(lines.map((line) => line.percent * of(line))), 100);
  const hours = (of: (line: MixLine) => number): number =>
    average((line) => Math.round(of(line) * 1000)) / 1000;
  return {
    priceCents: average((line) => line.priceCents),
    costCents: average((line) => line.costCents),
    hoursPerUnit: hours((line) => line.hours),
    unpaidHoursPerUnit: hours((line) => line.unpaidHours),
  };
}
