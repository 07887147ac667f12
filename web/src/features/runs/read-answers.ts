import type { Explanation } from '#shared/plan/model/explain.ts';
import { readTimeBand } from '#shared/plan/plan-input.ts';
import { whole, wholeGoal } from '#web/components/goal-check/print-monthly.ts';
import { deadlineAsRead, goalAsRead } from '#web/components/goal-check/verdict-words.ts';
import type { Reading } from './reading.ts';

export const hasHours = ({ answers }: Explanation): boolean =>
  readTimeBand(answers.timePerWeek) !== undefined;

/** What the form says beside its answers, in the words of the panel; its doubts are those that a reviewer is told of. */
export function readAnswers(told: Explanation): Reading {
  const { goal, feasibility, refusal, flags } = told;
  const isFlagged = (code: (typeof flags)[number]['code']) => flags.some((flag) => flag.code === code);
  return {
    ...(goal.target && { goal: `${goalAsRead(told)} by ${deadlineAsRead(told)}` }),
    ...(hasHours(told) &&
      isFlagged('goal-not-supported') && {
        gap: `${whole(feasibility.supportedCents)} of ${wholeGoal(feasibility.targetCents)} a month`,
      }),
    noAmount: isFlagged('goal-unclear'),
    unread: isFlagged('unreadable-answers'),
    refused: refusal !== null,
  };
}
