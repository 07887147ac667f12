import type { Reading } from '../reading/reading.ts';
import { calendarMonth, monthAt } from './calendar-months.ts';
import type { FigureInputs } from './inputs.ts';

/** Nothing is sold in months in which the customer cannot sell, and sales grow only in the others. */
export function inOpenMonths(inputs: FigureInputs, { selling }: Reading): FigureInputs {
  if (!selling) return inputs;
  const open = new Set(selling.value.months.map((month) => month - 1));
  const { ramp } = inputs;
  let step = 0;
  const value = ramp.value.map((_, index) => {
    const share = ramp.value[Math.min(step, ramp.value.length - 1)] ?? 1;
    if (open.has(calendarMonth(monthAt(inputs.firstMonth, index)))) step += 1;
    return share;
  });
  return {
    ...inputs,
    season: inputs.season.map((share, month) => (open.has(month) ? share : 0)),
    ramp: { ...ramp, value },
  };
}
