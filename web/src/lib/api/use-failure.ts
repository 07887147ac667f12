import { useState } from 'react';
import { sentenceOf } from '#shared/contract/errors.ts';
import { CallFailure, type Said } from './answer-or-throw.ts';

/** Advice after a failed call: only without any answer is the connection to blame. */
export function wayOn(error: unknown): string {
  if (!(error instanceof CallFailure)) return sentenceOf('internal-error');
  if (error.kind === 'network') return 'Check your connection, then try again.';
  const { status = 500, message = '' } = error.said ?? {};
  return status < 500 && message !== '' ? message : sentenceOf('internal-error');
}

/** The same for a page that retries automatically when the connection returns. */
export const whyFailed = (error: unknown): string =>
  error instanceof CallFailure && error.kind === 'network' && !navigator.onLine
    ? 'You’re offline. It will load when you’re back online.'
    : wayOn(error);

interface Asked {
  data: unknown;
  error: Error | null;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface AskedInVain {
  /** The server's refusal, if any. */
  said: Said | undefined;
  why: string;
  count: number;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Why a request failed; undefined during the first attempt. During a retry the failure stays, and so does the
 * pressed button. The call layer handles the end of a session.
 */
export function useFailure(asked: Asked): AskedInVain | undefined {
  const { data, error, errorUpdateCount, isFetching, refetch } = asked;
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  if (data !== undefined || last === null) return undefined;
  if (last instanceof CallFailure && last.kind === 'session') return undefined;
  return {
    said: last instanceof CallFailure ? last.said : undefined,
    why: whyFailed(last),
    count: errorUpdateCount,
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
}
