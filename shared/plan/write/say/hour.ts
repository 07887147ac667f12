import type { FigureInputs } from '../../figures/inputs.ts';
import { duration, printedHours } from './words.ts';

/** One sale's time as the plan prints it, and what an hour of it leaves: the same figure in every part. */

type Timed = Pick<FigureInputs, 'hoursPerUnit' | 'unpaidHoursPerUnit' | 'costCents' | 'priceCents'>;

export const hoursInAll = ({ hoursPerUnit, unpaidHoursPerUnit }: Timed): number =>
  printedHours(hoursPerUnit) + printedHours(unpaidHoursPerUnit);

/** "45 minutes, and 15 minutes for travel and messages" */
export const timeInAll = ({ hoursPerUnit, unpaidHoursPerUnit }: Timed): string =>
  printedHours(unpaidHoursPerUnit) > 0
    ? `${duration(hoursPerUnit)}, plus ${duration(unpaidHoursPerUnit)} for travel and messages`
    : duration(hoursPerUnit);

/** Cents that an hour leaves at a price, by the printed minutes and before monthly costs. */
export function hourLeaves(inputs: Timed, priceCents = inputs.priceCents.value): number | undefined {
  const hours = hoursInAll(inputs);
  return hours > 0 ? (priceCents - inputs.costCents.value) / hours : undefined;
}
