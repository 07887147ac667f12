import { useState } from 'react';
import { CallFailure, type Said } from './answer-or-throw.ts';
import { whyFailed } from './way-on.ts';

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
