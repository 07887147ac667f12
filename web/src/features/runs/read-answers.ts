import { ownWords } from '#shared/domain/runs/own-words.ts';
import { repeatsOneWord } from '#shared/domain/runs/repeats-one-word.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { type RunAnswers, readTimeBand } from '#shared/plan/plan-input.ts';
import { whole, wholeGoal } from '#web/components/goal-check/print-monthly.ts';
import { deadlineAsRead, goalAsRead } from '#web/components/goal-check/verdict-words.ts';
import type { Reading } from './reading.ts';

export const hasHours = ({ answers }: Explanation): boolean =>
  readTimeBand(answers.timePerWeek) !== undefined;

/** What the form says beside its answers, in the words of the panel. */
export function readAnswers(told: Explanation, { content }: RunAnswers): Reading {
  const { goal, feasibility, refusal } = told;
  const isShort = hasHours(told) && feasibility.verdict === 'not-supported' && !feasibility.targetFromHours;
  return {
    ...(goal.target && { goal: `${goalAsRead(told)} by ${deadlineAsRead(told)}` }),
    ...(isShort && {
      gap: `${whole(feasibility.supportedCents)} of ${wholeGoal(feasibility.targetCents)} a month`,
    }),
    unread: repeatsOneWord(ownWords(content)),
    refused: refusal !== null,
  };
}
