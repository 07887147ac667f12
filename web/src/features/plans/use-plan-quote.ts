import { useEffect, useState } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { type OpenedQuote, openPlanQuote } from './api/open-plan-quote.ts';

export type AskedQuote = { kind: 'asking' } | OpenedQuote;

/** What the plan costs this person, as the server counts it: the very amount that is charged afterwards. */
export function usePlanQuote(plan: PlanType): { asked: AskedQuote; askAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<AskedQuote>({ kind: 'asking' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    let closed = false;
    setAsked({ kind: 'asking' });
    void openPlanQuote(plan).then((answered) => closed || setAsked(answered));
    return () => {
      closed = true;
    };
  }, [plan, attempt]);
  return { asked, askAgain: () => setAttempt(attempt + 1) };
}
