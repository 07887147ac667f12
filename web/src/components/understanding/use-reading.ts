import { useCallback, useEffect, useState } from 'react';
import type { ReadingRequest } from '#shared/contract/readings.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import type { AskReading, ReadFailure } from '#web/lib/ask-reading.ts';

/** The pause in typing before the answers are read again. */
export const settleMs = 600;

interface Last {
  understanding?: Understanding;
  /** Identifies the answers behind the last outcome. */
  key?: string;
  failure?: ReadFailure;
}

export interface ReadingState {
  /** The last result. It stays while newer answers are read. */
  understanding: Understanding | undefined;
  /** Why the newest answers could not be read. */
  failure: ReadFailure | undefined;
  /** Newer answers are being read. */
  pending: boolean;
  retry: () => void;
}

/**
 * Reads the answers after a pause in typing, the first without waiting. A newer question aborts the previous
 * one, so that results never arrive out of order. While `asked` is undefined, nothing is read.
 */
export function useReading(asked: ReadingRequest | undefined, ask: AskReading): ReadingState {
  const key = asked && JSON.stringify(asked);
  const [last, setLast] = useState<Last>({});
  const isFirst = last.key === undefined;
  const isRead = key !== undefined && key === last.key;

  useEffect(() => {
    if (key === undefined || isRead) return;
    const stop = new AbortController();
    const read = async () => {
      const outcome = await ask(JSON.parse(key) as ReadingRequest, stop.signal);
      if (stop.signal.aborted) return;
      setLast((before) =>
        outcome.kind === 'read'
          ? { key, understanding: outcome.understanding }
          : { ...before, key, failure: outcome },
      );
    };
    const timer = setTimeout(() => void read(), isFirst ? 0 : settleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isRead, isFirst, ask]);

  // Without its key the newest question counts as unread, so it is asked again.
  const retry = useCallback(
    () => setLast(({ understanding }) => (understanding ? { understanding } : {})),
    [],
  );
  const isUnreachable = last.failure?.kind === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isUnreachable, retry]);

  return {
    understanding: key === undefined ? undefined : last.understanding,
    failure: isRead ? last.failure : undefined,
    pending: key !== undefined && !isRead,
    retry,
  };
}
