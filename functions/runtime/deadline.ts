import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One deadline for everything a request does. It is set once when the request arrives, and every call to another service
 * reads it here, so no call can forget it. It uses the machine's own monotonic clock, which nothing moves.
 */
interface Deadline {
  endsAtMs: number;
  signal: AbortSignal;
}

const deadlines = new AsyncLocalStorage<Deadline>();

export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/** A deadline inside another one ends with the earlier of the two. */
export function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const outer = deadlines.getStore();
  const ended = new AbortController();
  const signal = outer === undefined ? ended.signal : AbortSignal.any([outer.signal, ended.signal]);
  const endsAtMs = Math.min(performance.now() + ms, outer?.endsAtMs ?? Number.POSITIVE_INFINITY);
  return deadlines.run({ endsAtMs, signal }, () => within(ms, work(), () => ended.abort()));
}

/** Kept back from calls to other services, for the answer and the log line. */
const reservedMs = 1000;

/** At most this long, and never past the request's own deadline, if there is one. */
export function timeFor(mostMs: number): number {
  const ends = deadlines.getStore()?.endsAtMs;
  return ends === undefined ? mostMs : Math.min(mostMs, ends - performance.now() - reservedMs);
}

/** Aborts a call to another service when the request's deadline passes. */
export const deadlineSignal = (): AbortSignal | undefined => deadlines.getStore()?.signal;

/** Throws when the request's deadline has passed: its answer was sent, so nothing more is tried for it. */
export function stopAtDeadline(): void {
  if (deadlineSignal()?.aborted) throw new TimeIsUp('The deadline of the request has passed');
}

/** Injected where a proof decides whether the time is up. */
export type Within = typeof within;

/** Work that takes longer continues in the background and may still happen, but its outcome is ignored. */
export async function within<T>(ms: number, work: Promise<T>, whenTimeIsUp = () => {}): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      whenTimeIsUp();
      reject(new TimeIsUp(`No answer within ${Math.round(ms)} ms`));
    }, ms);
  });
  try {
    return await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
