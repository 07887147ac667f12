import { calendarMonth, daysIn, monthAt, monthsFrom } from './calendar-months.ts';
import type { FigureInputs } from './inputs.ts';

/** The month in which the figures sell for the first time. */
const opensAt = ({ ramp, season, firstMonth }: FigureInputs): number =>
  ramp.value.findIndex(
    (share, index) => share > 0 && (season[calendarMonth(monthAt(firstMonth, index))] ?? 1) > 0,
  );

/**
 * The figures and the dated tasks agree: nothing is sold before the month of the first paid job, and that month sells
 * no more than its last days hold. Growth starts with it.
 */
export function fromFirstJob(inputs: FigureInputs, firstJob: string): FigureInputs {
  const month = firstJob.slice(0, 7);
  const opens = opensAt(inputs);
  const index = monthsFrom(inputs.firstMonth, month);
  if (opens < 0 || index < opens) return inputs;
  const left = (daysIn(month) - Number(firstJob.slice(8)) + 1) / daysIn(month);
  const { ramp } = inputs;
  const value = ramp.value.map((share, at) => {
    if (at < opens) return share;
    if (at < index) return 0;
    const grown = ramp.value[at - (index - opens)] ?? share;
    return at === index ? Math.min(grown, Math.ceil(left * 100) / 100) : grown;
  });
  return value.every((share, at) => share === ramp.value[at])
    ? inputs
    : { ...inputs, ramp: { ...ramp, value } };
}
