import { stopAtDeadline } from './deadline.ts';

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

/** Why an attempt may be made again from the start, and the error that caused it, if any. */
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

const mostAttempts = 40;
/** An attempt with an unknown outcome has used up the database client's own retries. */
const mostUnknown = 4;
const firstWaitMs = 20;
const longestWaitMs = 200;

/**
 * Makes attempts until one has an outcome or the request's deadline passes. Each attempt starts by reading, so it finds
 * what an earlier one wrote whose answer was lost. The waits are random up to a growing bound, so writers that collided
 * once do not collide again.
 */
export async function untilDone<T>(pacing: Pacing, attempt: () => Promise<T | TryAgain>): Promise<T> {
  const tally = new Map<string, number>();
  for (let made = 1; ; made += 1) {
    const outcome = await attempt();
    if (!(outcome instanceof TryAgain)) return outcome;
    const { kind, cause } = outcome.why;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    if (made === mostAttempts || tally.get('unknown') === mostUnknown)
      throw new Error(`Gave up after ${made} attempts: ${told(tally)}`, { cause });
    const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** (made - 1));
    await pacing.sleep(pacing.random() * bound);
    stopAtDeadline();
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
