import type { ReadingRequest } from '#shared/contract/readings.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';

export type ReadOutcome =
  | { kind: 'read'; understanding: Understanding }
  | { kind: 'unreachable' }
  /** The server refused, with a sentence to show. */
  | { kind: 'refused'; message: string; isTooOften: boolean };
export type ReadFailure = Exclude<ReadOutcome, { kind: 'read' }>;

/** Asks what some answers mean. Once the signal is aborted, the outcome is ignored. */
export type AskReading = (asked: ReadingRequest, signal: AbortSignal) => Promise<ReadOutcome>;
