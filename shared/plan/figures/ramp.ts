import type { Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';

/** Buyers in sight bring the first months forward: people who asked or pay are not looked for again. */
export function rampFor({ capacity: { ramp, basis } }: Business, reading: Reading): FigureInputs['ramp'] {
  const inSight = reading.buyers.filter(({ value }) => value.when !== 'past');
  const before = reading.buyers.filter(({ value }) => value.when === 'past');
  const paying = inSight.filter(({ value }) => value.when === 'now');
  const start =
    paying.length > 0
      ? 0.6
      : inSight.length >= 2
        ? 0.5
        : inSight.length === 1
          ? 0.4
          : before.length > 0
            ? 0.35
            : 0;
  const first = paying[0] ?? inSight[0] ?? before[0];
  if (!first || start <= (ramp[0] ?? 0)) return { value: ramp, from: { basis } };
  return {
    value: ramp.map((share, index) =>
      Math.max(share, Math.round(Math.min(1, start + index * 0.06) * 100) / 100),
    ),
    from: { words: first.words },
  };
}
