import { isInSight, type Reading, type Running } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';
import { fullSpeed, weeksPerMonth, weeksShare } from './run-months.ts';

/** A business of which we know no figures sells part of what its hours hold. */
const unknownShare = 0.6;

/** Sales of a month today, where the customer says what the business sells. */
export const unitsToday = (
  { perMonth, monthlyCents }: Running,
  { priceCents }: Pick<FigureInputs, 'priceCents'>,
): number | undefined =>
  perMonth ?? (monthlyCents === undefined ? undefined : monthlyCents / priceCents.value);

/** From today to full speed in a year. */
const grownFrom = (share: number): number[] =>
  Array.from({ length: 12 }, (_, month) => Math.round((share + ((1 - share) * month) / 11) * 100) / 100);

/**
 * A business that runs starts from what it sells today. Where that is more than our hours for one sale allow, the
 * customer's own sales show that one takes less.
 */
export function fromToday(inputs: FigureInputs, { running }: Reading): FigureInputs {
  if (!running) return inputs;
  const sold = unitsToday(running.value, inputs);
  const from = { words: running.words };
  if (sold === undefined) return { ...inputs, ramp: { value: grownFrom(unknownShare), from } };
  // Weeks off and quiet months are in a year's average already.
  const ofYear = inputs.season.reduce((total, share) => total + share, 0) / 12 || 1;
  const needed = sold / (weeksShare(inputs) * ofYear);
  const speed = fullSpeed(inputs);
  if (speed >= needed) {
    const share = Math.min(1, Math.ceil((needed / speed) * 100) / 100);
    return { ...inputs, ramp: { value: grownFrom(share), from } };
  }
  const hours = inputs.hoursPerWeek.value * weeksPerMonth;
  const each = Math.min(inputs.hoursPerUnit, (hours * inputs.paidShare.value) / needed);
  const unpaid = Math.min(inputs.unpaidHoursPerUnit, Math.max(0, hours / needed - each));
  const down = (value: number) => Math.floor(value * 1000) / 1000;
  return {
    ...inputs,
    hoursPerUnit: down(each),
    unpaidHoursPerUnit: down(unpaid),
    mostPerMonth: Math.max(inputs.mostPerMonth, Math.ceil(needed)),
    ramp: { value: grownFrom(1), from },
  };
}

/** Buyers in sight bring the first months forward: people who asked or pay are not looked for again. */
export function rampFor({ capacity }: Business, reading: Reading): FigureInputs['ramp'] {
  const { ramp, basis } = capacity;
  const inSight = reading.buyers.filter(isInSight);
  const before = reading.buyers.filter(({ value }) => value.when === 'past');
  const paying = inSight.filter(({ value }) => value.when === 'now');
  const asked = inSight.reduce((sum, { value }) => sum + Math.min(3, value.count ?? 1), 0);
  const start = paying.length > 0 ? 0.6 : asked >= 2 ? 0.5 : asked === 1 ? 0.4 : before.length > 0 ? 0.35 : 0;
  const first = paying[0] ?? inSight[0] ?? before[0];
  if (!first || start <= (ramp[0] ?? 0)) return { value: ramp, from: { basis } };
  return {
    value: ramp.map((share, index) =>
      Math.max(share, Math.round(Math.min(1, start + index * 0.06) * 100) / 100),
    ),
    from: { words: first.words },
  };
}
