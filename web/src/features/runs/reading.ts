import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { mustBeAnswered } from '#shared/plan/reading/reading.ts';
import { chosenOf, ofGoal } from '#web/components/understanding/reach-words.ts';

/** What the form itself says about the reading of its answers. */
export interface Reading {
  /** "$1,000 a month before tax by 27 August 2027"; undefined without an amount. */
  goal?: string;
  /** "about $0 of $50,000 a month", where the answers do not support the goal. */
  gap?: string;
  /** There is a goal, but no amount. */
  noAmount: boolean;
  /** Nothing can be read in the background. */
  unread: boolean;
  /** This kind of plan cannot be made from these answers. Submitting them says why and spends nothing. */
  refused: boolean;
}

/** The part of the reading that the form needs. */
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

/** Whether to warn the customer before a plan is made from these answers. */
export const isDoubted = ({ gap, noAmount, unread }: Reading): boolean =>
  gap !== undefined || noAmount || unread;

/** Whether the goal must change; the background may have to as well. */
export const isGoalDoubted = ({ gap, noAmount }: Reading): boolean => gap !== undefined || noAmount;

export function doubtTitle({ gap, noAmount }: Reading): string {
  if (gap !== undefined) return 'All answered, but your goal isn’t achievable yet';
  return noAmount
    ? 'All answered, but your goal needs an amount'
    : 'All answered, but we can’t use one of them';
}

/** Asks before a plan's only submission is spent on answers that a plan can’t help; a refusal spends none. */
export const asksFirst = (reading: Reading): boolean => isDoubted(reading) && !reading.refused;
