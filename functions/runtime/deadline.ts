import { AsyncLocalStorage } from 'node:async_hooks';
import { patient } from './patience.ts';

/**
 * The deadline of a request. It is set once when the request arrives, and every call to another service reads it here,
 * so that none forgets it. It uses the monotonic clock, which never jumps.
 */
interface Deadline {
  endsAtMs: number;
  signal: AbortSignal;
}

const deadlines = new AsyncLocalStorage<Deadline>();

export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/** A nested deadline ends with the earlier of the two. */
export function withDeadline<T>(usualMs: number, work: () => Promise<T>): Promise<T> {
  const ms = patient(usualMs);
  const outer = deadlines.getStore();
  const ended = new AbortController();
  const signal = outer === undefined ? ended.signal : AbortSignal.any([outer.signal, ended.signal]);
  const endsAtMs = Math.min(performance.now() + ms, outer?.endsAtMs ?? Number.POSITIVE_INFINITY);
  return deadlines.run({ endsAtMs, signal }, () => within(ms, work(), () => ended.abort()));
}

/** This time is reserved for the answer and the log line. */
const reservedMs = 1000;

/** Returns the given time, or what is left until the request's deadline. */
export function timeFor(mostMs: number): number {
  const ends = deadlines.getStore()?.endsAtMs;
  return ends === undefined ? mostMs : Math.min(mostMs, ends - performance.now() - reservedMs);
}

/** Aborts a call to another service when the request's deadline passes. */
export const deadlineSignal = (): AbortSignal | undefined => deadlines.getStore()?.signal;

/** Throws after the request's deadline: its answer was sent, so further attempts are useless. */
export function stopAtDeadline(): void {
  if (deadlineSignal()?.aborted) throw new TimeIsUp('The deadline of the request has passed');
}

/** It is injected where a proof controls time. */
export type Within = typeof within;

/** Work that takes longer continues in the background, but its outcome is ignored. */
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
