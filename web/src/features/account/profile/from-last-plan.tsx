import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Budget, WeeklyTime } from '#shared/domain/account/profile-options.ts';
import {
  type BudgetBand,
  type RunAnswers,
  readBudgetBand,
  readTimeBand,
  type TimeBand,
} from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { runQuery, runsQuery } from '#web/lib/api/run-query.ts';
import type { ProfileValues } from './save-profile.ts';

const budgetOf: Readonly<Record<BudgetBand, Budget>> = {
  '0': 'BUDGET_0',
  '<100': 'BUDGET_1_99',
  '<300': 'BUDGET_100_299',
  '<500': 'BUDGET_300_999',
  '<1000': 'BUDGET_300_999',
};

const weeklyTimeOf: Readonly<Record<TimeBand, WeeklyTime>> = {
  '1–3h': 'TIME_1_3_HOURS',
  '3–5h': 'TIME_3_5_HOURS',
  '5–10h': 'TIME_5_10_HOURS',
  '10h+': 'TIME_10_PLUS_HOURS',
};

export type WorkAnswers = Pick<ProfileValues, 'skills' | 'interests' | 'budget' | 'weekly_time'>;

/** The profile’s answers that a plan’s answers give. */
export function workAnswersOf({ skills, interests, budget, timePerWeek }: RunAnswers): WorkAnswers {
  const budgetBand = readBudgetBand(budget);
  const timeBand = readTimeBand(timePerWeek);
  return {
    skills,
    interests,
    budget: budgetBand === undefined ? '' : budgetOf[budgetBand],
    weekly_time: timeBand === undefined ? '' : weeklyTimeOf[timeBand],
  };
}

/** Takes the answers of the latest plan over into an empty profile. */
export function FromLastPlan({ onFill }: { onFill: (answers: WorkAnswers) => void }) {
  const { data } = useInfiniteQuery(runsQuery);
  const client = useQueryClient();
  const [state, setState] = useState<'offered' | 'asked' | 'failed'>('offered');
  const last = data?.pages[0]?.data.find(({ unanswered }) => unanswered === undefined)?.id;
  if (last === undefined) return null;
  const fill = async () => {
    setState('asked');
    try {
      onFill(workAnswersOf((await client.fetchQuery(runQuery(last))).snapshot));
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        pending={state === 'asked'}
        pendingText="Filling in…"
        onClick={() => void fill()}
      >
        Fill in from your last plan
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {state === 'failed' && 'The answers didn’t load. Please try again.'}
      </p>
    </div>
  );
}
