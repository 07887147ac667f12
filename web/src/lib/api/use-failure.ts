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
  /** What the server said, where it did. */
  said: Said | undefined;
  why: string;
  count: number;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Why a question has no answer; undefined while it is asked for the first time. Asked again, the failure stands until
 * there is an answer, and so does the button that was pressed. The end of a session is handled where it is noticed.
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
