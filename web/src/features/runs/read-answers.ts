import type { UserEntity } from '#shared/contract/account.ts';
import type { ReadingRequest } from '#shared/contract/readings.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { answerLimits } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, isUnconfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { readAnswers } from '#web/lib/api/read-answers.ts';
import { type Reading, readingOf } from './reading.ts';

/** What is too long is cut: it is read as far as the form takes it, and the form says that it is too long. */
const cutToLimits = (answers: RunAnswers): RunAnswers => ({
  ...answers,
  skills: answers.skills.slice(0, answerLimits.skills),
  interests: answers.interests.slice(0, answerLimits.interests),
  incomeGoal: answers.incomeGoal.slice(0, answerLimits.incomeGoal),
  content: answers.content.slice(0, answerLimits.content),
});

/** The answers with where the person lives, as the server reads them. */
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

/** A submit waits no longer than this for how its answers are read. */
const mostWaitMs = 5000;

/** Undefined when the answers could not be read in time, which keeps nobody from submitting them. */
export async function readBeforeSubmit(
  answers: RunAnswers,
  { confirmed, user, plan }: { confirmed: Confirmed | undefined; user: UserEntity; plan: PlanType },
): Promise<Reading | undefined> {
  const outcome = await readAnswers(requestOf(answers, confirmed, user), AbortSignal.timeout(mostWaitMs));
  return outcome.kind === 'read' ? readingOf(outcome.understanding, { answers, plan }) : undefined;
}
