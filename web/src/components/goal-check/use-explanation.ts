import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Explanation, explain } from '#shared/plan/model/explain.ts';
import type { FrozenProfile, RunAnswers } from '#shared/plan/plan-input.ts';

export type Told =
  | { kind: 'nothing' }
  | { kind: 'told'; told: Explanation }
  | { kind: 'failed'; error: unknown };

interface Asked {
  answers: RunAnswers;
  profile: FrozenProfile;
  /** In place of the model. */
  explainInput?: typeof explain;
}

/** How the answers are read, once they have settled. A fault of the model is told, and takes no form down with it. */
export function useExplanation({ answers, profile, explainInput = explain }: Asked): Told {
  const [now] = useState(() => new Date());
  const settled = useDeferredValue(answers);
  const outcome = useMemo((): Told => {
    if (settled.incomeGoal.trim() === '') return { kind: 'nothing' };
    try {
      return { kind: 'told', told: explainInput({ answers: settled, profile }, { now }) };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }, [settled, profile, now, explainInput]);
  useEffect(() => {
    if (outcome.kind === 'failed') reportError(outcome.error);
  }, [outcome]);
  return outcome;
}
