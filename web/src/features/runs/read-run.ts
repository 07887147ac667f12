import type { UserEntity } from '#shared/contract/account.ts';
import { isUnread } from '#shared/domain/runs/says-nothing.ts';
import { readLimits } from '#shared/plan/limits/read-limits.ts';
import { explain } from '#shared/plan/model/explain.ts';
import type { FrozenProfile, RunAnswers } from '#shared/plan/plan-input.ts';
import { readAnswers } from './read-answers.ts';
import type { Reading } from './reading.ts';

export const profileOf = ({ full_name: name, country, state, abn }: UserEntity): FrozenProfile => ({
  name,
  country,
  ...(state === null ? {} : { state }),
  ...(abn === null ? {} : { abn }),
});

/** As a plan’s own model does, which has a background, too. */
export const explainRun: typeof explain = (input, options) =>
  explain(input, { ...options, limits: readLimits(input.answers), unread: isUnread(input.answers) });

/** As the panel reads them; undefined for a fault of the model, which stands in nobody’s way. */
export function readRun(answers: RunAnswers, user: UserEntity): Reading | undefined {
  try {
    return readAnswers(explainRun({ answers, profile: profileOf(user) }, { now: new Date() }));
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
