import { useMemo } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { type ReadingState, useReading } from '#web/components/understanding/use-reading.ts';
import { readAnswers } from '#web/lib/api/read-answers.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { requestOf } from './read-answers.ts';

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
