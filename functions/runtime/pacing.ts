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

/** How an attempt ended that may be made again from the start: what `kind` says, and the error behind it if any. */
export interface Why {
  kind: string;
  cause?: unknown;
}

export class TryAgain {
  readonly why: Why;
  constructor(why: Why) {
    this.why = why;
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
  const tally = new Map<string, number>();
  for (let made = 1; ; made += 1) {
    const outcome = await attempt();
    if (!(outcome instanceof TryAgain)) return outcome;
    const { kind, cause } = outcome.why;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    if (made === attempts) throw new Error(`Gave up after ${attempts} attempts: ${told(tally)}`, { cause });
    const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** (made - 1));
    await pacing.sleep(pacing.random() * bound);
  }
}

/** The first look was taken already; any later one is a new one. */
export function lookedAlready<T>(first: T, look: () => Promise<T>): () => Promise<T> {
  let isUsed = false;
  return async () => {
    if (isUsed) return look();
    isUsed = true;
    return first;
  };
}

const told = (tally: ReadonlyMap<string, number>): string =>
  [...tally].map(([kind, times]) => `${times} ${kind}`).join(', ');
