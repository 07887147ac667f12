import { useMemo } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { ReadingRequest } from '#shared/contract/readings.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { answerLimits } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, isUnconfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { mustBeAnswered } from '#shared/plan/reading/reading.ts';
import { chosenOf, moreReached, ofGoal } from '#web/components/understanding/reach-words.ts';
import { type ReadingState, useReading } from '#web/components/understanding/use-reading.ts';
import { readAnswers } from '#web/lib/api/public-calls.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';

/** What the form itself says about the reading of its answers. */
export interface Reading {
  /** "$1,000 a month before tax by 27 August 2027"; undefined without an amount. */
  goal?: string;
  /** "about $0 of $50,000 a month", where the answers do not support the goal. */
  gap?: string;
  /** That another business reaches more, where the goal is not supported. */
  more?: string;
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
  const chosen = chosenOf(understanding);
  const reach = chosen?.reaches;
  const isFar = reach?.verdict === 'not-supported' && answers.timePerWeek !== '';
  const others = understanding.businesses.filter((business) => business !== chosen);
  const more = isFar && chosen ? moreReached([chosen, ...others]) : undefined;
  return {
    ...(goal && { goal }),
    ...(isFar && { gap: ofGoal(reach) }),
    ...(more && { more }),
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

/** The server reads long answers only up to their limit, and the form says that they are too long. */
const cutToLimits = (answers: RunAnswers): RunAnswers => ({
  ...answers,
  skills: answers.skills.slice(0, answerLimits.skills),
  interests: answers.interests.slice(0, answerLimits.interests),
  incomeGoal: answers.incomeGoal.slice(0, answerLimits.incomeGoal),
  content: answers.content.slice(0, answerLimits.content),
});

/** The answers with the place of residence, as the server reads them. */
export const requestOf = (
  answers: RunAnswers,
  confirmed: Confirmed | undefined,
  { country, state }: Pick<UserEntity, 'country' | 'state'>,
): ReadingRequest => ({
  ...cutToLimits(answers),
  country,
  ...(state !== null && { state }),
  ...(confirmed && !isUnconfirmed(confirmed) && { confirmed }),
});

/** The longest that a submission waits for the reading of its answers. */
const mostWaitMs = 5000;

/** Undefined when reading failed or took too long, which does not block the submission. */
export async function readBeforeSubmit(
  answers: RunAnswers,
  { confirmed, user, plan }: { confirmed: Confirmed | undefined; user: UserEntity; plan: PlanType },
): Promise<Reading | undefined> {
  const outcome = await readAnswers(requestOf(answers, confirmed, user), AbortSignal.timeout(mostWaitMs));
  return outcome.kind === 'read' ? readingOf(outcome.understanding, { answers, plan }) : undefined;
}

/** Enough to read: a goal, a skill, a few words on the person, or a correction. */
const saysSomething = ({ incomeGoal, skills, content }: RunAnswers): boolean =>
  [incomeGoal, skills, content].some((text) => text.trim() !== '');

interface Asked {
  answers: RunAnswers;
  confirmed: Confirmed | undefined;
  /** Required for reading, because the rules depend on where a person lives. */
  user: UserEntity | undefined;
}

/** Reads the answers and corrections on our server after a pause in typing. */
export function useRunReading(
  { answers, confirmed, user }: Asked,
  ask: AskReading = readAnswers,
): ReadingState {
  const asked = useMemo(
    () => (user && saysSomething(answers) ? requestOf(answers, confirmed, user) : undefined),
    [answers, confirmed, user],
  );
  return useReading(asked, ask);
}
