import { quantile } from '../bench/figures.ts';
import { type Kind, mix } from './actions.ts';
import type { LoadPlayed } from './run-load.ts';

const spread = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(0).padStart(7)).join('');

/** The growth in megabytes an hour, by linear regression. */
export function slopeOf(points: readonly { atSeconds: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(points.map(({ atSeconds }) => atSeconds)), mean(points.map(({ mb }) => mb))];
  const above = points.reduce((sum, { atSeconds, mb }) => sum + (atSeconds - x) * (mb - y), 0);
  const below = points.reduce((sum, { atSeconds }) => sum + (atSeconds - x) ** 2, 0);
  return below === 0 ? 0 : (above / below) * 3600;
}

/** The second half, after everything that loads once. */
const settled = ({ memory }: LoadPlayed) => memory.slice(Math.floor(memory.length / 2));

/** Errors with their counts, including the warm-up: a person whose change failed there is not checked at the end. */
export function errorsOf({ warmUp, done }: Pick<LoadPlayed, 'warmUp' | 'done'>): Map<string, number> {
  const errors = new Map<string, number>();
  const count = (all: LoadPlayed['done'], when: string): void => {
    for (const { kind, error } of all) {
      const what = `${error} (${kind}${when})`;
      if (error !== undefined) errors.set(what, (errors.get(what) ?? 0) + 1);
    }
  };
  count(warmUp, ', warming up');
  count(done, '');
  return errors;
}

export function summarise(played: LoadPlayed, seconds: number): string[] {
  const { done, memory, faults } = played;
  const errors = errorsOf(played);
  const kinds = Object.keys(mix) as Kind[];
  const rows = kinds.map((kind) => {
    const times = done.flatMap((one) => (one.kind === kind ? [one.ms] : []));
    return `${kind.padEnd(24)}${String(times.length).padStart(8)}${times.length === 0 ? '' : spread(times)}`;
  });
  const memoryOf = (part: 'serverMb' | 'enginesMb', name: string) => {
    const points = settled(played).map(({ atSeconds, ...mb }) => ({ atSeconds, mb: mb[part] }));
    const first = memory[0]?.[part] ?? 0;
    const last = memory.at(-1)?.[part] ?? 0;
    return `${name}: ${first.toFixed(0)} MB at first, ${last.toFixed(0)} MB at last, ${slopeOf(points).toFixed(0)} MB an hour in the latter half`;
  };
  return [
    `${done.length} actions in ${seconds} s, ${(done.length / seconds).toFixed(0)} a second`,
    `${'milliseconds'.padEnd(24)}   times    p50    p95    p99   most`,
    `${'all'.padEnd(24)}${String(done.length).padStart(8)}${spread(done.map(({ ms }) => ms))}`,
    ...rows,
    memoryOf('serverMb', 'Server'),
    memoryOf('enginesMb', 'Engines'),
    errors.size === 0 ? 'No errors' : [...errors].map(([what, times]) => `${times} × ${what}`).join('\n'),
    faults.length === 0 ? 'Every wallet adds up' : faults.join('\n'),
  ];
}
