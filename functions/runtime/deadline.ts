import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One deadline for all that a request does: it is set once as the request comes in, and all that is asked of another service
 * below reads it, so that no call can be forgotten. By the machine's own clock, which nobody moves.
 */
const endsAtMs = new AsyncLocalStorage<number>();

export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

export const withDeadline = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  endsAtMs.run(performance.now() + ms, () => within(ms, work()));

/** Kept back from what is asked of others, for saying how it ended. */
const reservedMs = 1000;

/** At most this long, and never past the request's own deadline, if there is one. */
export function timeFor(mostMs: number): number {
  const ends = endsAtMs.getStore();
  return ends === undefined ? mostMs : Math.min(mostMs, ends - performance.now() - reservedMs);
}

/** Injected where a proof decides whether the time is up. */
export type Within = typeof within;

/** What takes longer goes on by itself and may still happen, but nobody waits for it. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeIsUp(`No answer within ${Math.round(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
