import type { RunSummary } from '#shared/contract/runs.ts';
import { firstAnswers, type ProfileWork } from '#shared/domain/runs/profile-answers.ts';
import { answerFields, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { readCarriedAnswers } from '#web/lib/carried-answers.ts';

/** A plan as the dashboard tells of it. */
export interface ShownRun extends RunSummary {
  /** What gives the answers that its form will begin with, as long as nobody has opened it. */
  filledFrom?: 'profile' | 'goal check';
}

/** Nothing was ever saved of it: its form begins with what was said elsewhere. */
const isUntouched = ({ status, createdAt, lastModified, unanswered }: RunSummary): boolean =>
  status === 'CREATED' && createdAt === lastModified && unanswered?.length === answerFields.length;

/** A draft that was never opened misses what it will miss once it is: the same that its form says then. */
export function fillInDraft(run: RunSummary, profile: ProfileWork): ShownRun {
  if (!isUntouched(run)) return run;
  const check = readCarriedAnswers();
  const left = unanswered(firstAnswers(check, profile));
  if (left.length === answerFields.length) return run;
  return { ...run, unanswered: left, filledFrom: check === undefined ? 'profile' : 'goal check' };
}
