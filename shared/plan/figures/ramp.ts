import { isInSight, isSelling, type Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';
import { fullSpeed } from './run-months.ts';

/** From today to full speed in a year. */
export const grownFrom = (share: number): number[] =>
  Array.from({ length: 12 }, (_, month) => Math.round((share + ((1 - share) * month) / 11) * 100) / 100);

/** A business of which we know no figures sells part of what its hours hold. */
const unknownShare = 0.6;

/** Each client that they count comes once a month at least. */
const shareOf = (inputs: FigureInputs, { running, regulars }: Reading): number => {
  if (running) return unknownShare;
  const speed = fullSpeed(inputs);
  return speed > 0 ? Math.min(unknownShare, (regulars?.value.count ?? 0) / speed) : 0;
};

const ofNoNumber = {
  judged: 'You already sell this but gave no number, so month 1 is our guess. Tell us your number.',
};

/** Who sells already does not start from nothing, also where they name no number. */
export function fromUnknown(inputs: FigureInputs, reading: Reading): FigureInputs {
  if (!isSelling(reading) || inputs.today) return inputs;
  const grown = grownFrom(shareOf(inputs, reading));
  const value = reading.running
    ? grown
    : inputs.ramp.value.map((share, index) => Math.max(share, grown[index] ?? 0));
  return { ...inputs, ramp: { value, from: { basis: ofNoNumber } } };
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
