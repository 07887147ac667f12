import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';
import { weeksPerMonth } from './run-months.ts';

/** A visit is done on one day: two of three hours and a trip do not fit into five. */

/** Below this a day holds so many that the hours say enough. */
const leastHours = 1.5;
/** A quarter of an hour is no reason to send a client home. */
const slack = 0.25;

export function inWindows(inputs: FigureInputs, { isVisit }: Business): FigureInputs {
  const { days, hoursPerUnit: work, unpaidHoursPerUnit: trip, mostPerMonth } = inputs;
  const longest = Math.max(0, ...days.map(({ hours }) => hours));
  if (!isVisit || inputs.asked || work < leastHours || work > longest) return inputs;
  const ofDay = (hours: number): number => Math.floor((hours + trip + slack) / (work + trip) + 1e-9);
  const week = days.reduce((sum, { hours, share = 1 }) => sum + ofDay(hours) * share, 0);
  const held = Math.round(week * weeksPerMonth * 100) / 100;
  return held > 0 && held < mostPerMonth ? { ...inputs, mostPerMonth: held, isMostOfDays: true } : inputs;
}
