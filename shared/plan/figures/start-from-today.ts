import { calendarMonth } from './calendar-months.ts';
import type { FigureInputs } from './inputs.ts';
import { runMonths } from './run-months.ts';

/** The first month of the plan is near what the customer sells today, or has a reason that the plan can name. */

const mostApart = 0.15;
const plainSeason = 0.1;

const isApart = (cents: number, todayCents: number): boolean =>
  Math.abs(cents - todayCents) > todayCents * mostApart;

/** A season, days away, a limit or an order that comes once. */
function hasReason({ season, firstMonth, away, isMostOwn, mostForGoal, named }: FigureInputs): boolean {
  const share = season[calendarMonth(firstMonth)] ?? 1;
  return (
    Math.abs(share - 1) > plainSeason ||
    (away[0] ?? 0) > 0 ||
    isMostOwn === true ||
    mostForGoal !== undefined ||
    (named?.lines ?? []).some(({ once }) => once === 0)
  );
}

export function startFromToday(inputs: FigureInputs): FigureInputs {
  const { today, ramp } = inputs;
  const salesCents = runMonths(inputs, [], 1)[0]?.salesCents ?? 0;
  if (!today || today.salesCents <= 0 || !isApart(salesCents, today.salesCents) || hasReason(inputs))
    return inputs;
  const [first = 1, ...later] = ramp.value;
  const share = salesCents > 0 ? Math.round(((first * today.salesCents) / salesCents) * 100) / 100 : first;
  return {
    ...inputs,
    ramp: { ...ramp, value: [Math.min(1, share), ...later] },
    today: { ...today, isDoubted: true },
  };
}
