import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { mustBeAnswered } from '#shared/plan/reading/reading.ts';
import { chosenOf, ofGoal } from '#web/components/understanding/reach-words.ts';

/** What the form itself says of how its answers are read. */
export interface Reading {
  /** "$1,000 a month before tax by 27 August 2027"; none where no amount was named. */
  goal?: string;
  /** "about $0 of $50,000 a month", where the answers do not support the goal. */
  gap?: string;
  /** A goal is there, and names no amount. */
  noAmount: boolean;
  /** Nothing can be read in the background. */
  unread: boolean;
  /** A plan of this kind is not made of these answers. Submitting them says why and spends nothing. */
  refused: boolean;
}

/** What the form needs of all that was understood. */
export function readingOf(
  understanding: Understanding,
  { answers, plan }: { answers: RunAnswers; plan: PlanType },
): Reading {
  const { outcome, goal, questions, basicNeeds, isBackgroundUnread } = understanding;
  const reach = chosenOf(understanding)?.reaches;
  const isFar = reach?.verdict === 'not-supported' && answers.timePerWeek !== '';
  return {
    ...(goal && { goal }),
    ...(isFar && { gap: ofGoal(reach) }),
    noAmount: goal === undefined && answers.incomeGoal.trim() !== '',
    unread: isBackgroundUnread,
    refused:
      outcome.kind !== 'planned' ||
      (plan === 'BASIC' && (basicNeeds.length > 0 || questions.some(mustBeAnswered))),
  };
}

/** Whether something is to be said before a plan is made of these answers. */
export const isDoubted = ({ gap, noAmount, unread }: Reading): boolean =>
  gap !== undefined || noAmount || unread;

/** Whether it is the goal that would have to be another; the background may have to besides. */
export const isGoalDoubted = ({ gap, noAmount }: Reading): boolean => gap !== undefined || noAmount;

export function doubtTitle({ gap, noAmount }: Reading): string {
  if (gap !== undefined) return 'All answered, but your goal isn’t achievable yet';
  return noAmount
    ? 'All answered, but your goal needs an amount'
    : 'All answered, but we can’t use one of them';
}

/** The only submission of a plan is not spent unasked on what it can’t help; what is refused spends none. */
export const asksFirst = (reading: Reading): boolean => isDoubted(reading) && !reading.refused;
