/** How long to wait before trying again; injected, so that a test decides time and chance. */
export interface Pacing {
  sleep(ms: number): Promise<void>;
  /** At least 0 and below 1. */
  random(): number;
}

export const realPacing: Pacing = {
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/** An attempt that came to nothing and may be made again from the start. */
export class TryAgain {
  readonly cause: unknown;
  constructor(cause?: unknown) {
    this.cause = cause;
  }
}

const attempts = 40;
const firstWaitMs = 20;
const longestWaitMs = 200;

/**
 * Makes attempts until one has an outcome. Each starts by reading, so that an attempt whose acknowledgement was lost is
 * found done by the next one. The waits are random up to a growing bound: writers that met once do not meet again.
 */
export async function untilDone<T>(pacing: Pacing, attempt: () => Promise<T | TryAgain>): Promise<T> {
  for (let made = 1; ; made += 1) {
    const outcome = await attempt();
    if (!(outcome instanceof TryAgain)) return outcome;
    if (made === attempts) throw new Error('Gave up after repeated conflicts', { cause: outcome.cause });
    const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** (made - 1));
    await pacing.sleep(pacing.random() * bound);
  }
}
