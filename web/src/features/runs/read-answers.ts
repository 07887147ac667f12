import type { UserEntity } from '#shared/contract/account.ts';
import type { ReadingRequest } from '#shared/contract/readings.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { answerLimits } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, isUnconfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { readAnswers } from '#web/lib/api/read-answers.ts';
import { type Reading, readingOf } from './reading.ts';

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
