import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunSummary } from '#shared/contract/runs.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { runQuery, runsQuery } from './run-query.ts';

type FillState = 'offered' | 'asked' | 'failed' | 'taken';

interface LastAnswersOptions {
  enabled?: boolean;
  fits: (run: RunSummary) => boolean;
  onAnswers: (answers: RunAnswers) => void;
}

/** The answers of this person’s newest plan that fits, fetched on a press; undefined where there is none. */
export function useLastAnswers({ enabled = true, fits, onAnswers }: LastAnswersOptions) {
  const { data } = useInfiniteQuery({ ...runsQuery, enabled });
  const client = useQueryClient();
  const [state, setState] = useState<FillState>('offered');
  const last = enabled ? data?.pages.flatMap((page) => page.data).find(fits)?.id : undefined;
  if (last === undefined) return undefined;
  const fill = async () => {
    setState('asked');
    try {
      onAnswers((await client.fetchQuery(runQuery(last))).snapshot);
      setState('taken');
    } catch {
      setState('failed');
    }
  };
  return { state, onFill: () => void fill() };
}
