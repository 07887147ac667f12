import { isInSight, type Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';

/** From today to full speed in a year. */
export const grownFrom = (share: number): number[] =>
  Array.from({ length: 12 }, (_, month) => Math.round((share + ((1 - share) * month) / 11) * 100) / 100);

/** A business of which we know no figures sells part of what its hours hold. */
const unknownShare = 0.6;

/** A business that runs does not start from nothing, also where the customer names no sales. */
export const fromUnknown = (inputs: FigureInputs, { running }: Reading): FigureInputs =>
  running && !inputs.today
    ? { ...inputs, ramp: { value: grownFrom(unknownShare), from: { words: running.words } } }
    : inputs;

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
