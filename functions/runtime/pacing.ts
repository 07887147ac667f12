import { stopAtDeadline } from './deadline.ts';

/** Pacing is injected, so that a test controls time and randomness. */
export interface Pacing {
  sleep(ms: number): Promise<void>;
  /** Returns a number from 0 up to but not including 1. */
  random(): number;
}

export const realPacing: Pacing = {
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

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
 * Repeats an attempt until it has an outcome or the request's deadline passes. Each attempt starts by reading, so it
 * finds data that an earlier attempt wrote before its answer was lost. The waits are random with a growing bound, so
 * writers that collided once do not collide again.
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

/** Returns the given value on the first call and reads again on later ones. */
export function knownFirst<T>(first: T, look: () => Promise<T>): () => Promise<T> {
  let isUsed = false;
  return async () => {
    if (isUsed) return look();
    isUsed = true;
    return first;
  };
}

const told = (tally: ReadonlyMap<string, number>): string =>
  [...tally].map(([kind, times]) => `${times} ${kind}`).join(', ');
