export interface Spread {
  p50: number;
  p99: number;
  perSecond: number;
}

/** Runs the work many times with limited parallelism and returns the time of one run. */
export async function measure(
  times: number,
  atOnce: number,
  work: (turn: number) => Promise<void>,
): Promise<Spread> {
  const tookMs: number[] = [];
  let next = 0;
  const startedAtMs = performance.now();
  const runner = async () => {
    while (next < times) {
      const turn = next;
      next += 1;
      const startedAtMs = performance.now();
      await work(turn);
      tookMs.push(performance.now() - startedAtMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  const seconds = (performance.now() - startedAtMs) / 1000;
  return { p50: quantile(tookMs, 0.5), p99: quantile(tookMs, 0.99), perSecond: times / seconds };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
export const rate = (value: number): string => `${value.toFixed(0)}/s`;
