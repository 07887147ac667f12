import { useMemo } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { type ReadingState, useReading } from '#web/components/understanding/use-reading.ts';
import { readAnswers } from '#web/lib/api/read-answers.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { requestOf } from './read-answers.ts';

/** Enough to read: a goal, a skill, some words on the person, or something that they set. */
const saysSomething = ({ incomeGoal, skills, content }: RunAnswers): boolean =>
  [incomeGoal, skills, content].some((text) => text.trim() !== '');

interface Asked {
  answers: RunAnswers;
  confirmed: Confirmed | undefined;
  /** Nothing is read without one: where a person lives changes the rules. */
  user: UserEntity | undefined;
}

/** How our server reads the answers with what was confirmed, once nobody types for a moment. */
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
