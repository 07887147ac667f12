import type { RunSummary } from '#shared/contract/runs.ts';
import { firstAnswers, type ProfileWork } from '#shared/domain/runs/profile-answers.ts';
import { answerFields, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { readCarriedAnswers } from '#web/lib/carried-answers.ts';

/** A plan as the dashboard shows it. */
export interface ShownRun extends RunSummary {
  /** The source of the form's initial answers while the draft is unopened. */
  filledFrom?: 'profile' | 'goal check';
}

/** Nothing was ever saved, so its form starts with answers from elsewhere. */
const isUntouched = ({ status, createdAt, lastModified, unanswered }: RunSummary): boolean =>
  status === 'CREATED' && createdAt === lastModified && unanswered?.length === answerFields.length;

/** Fills in an unopened draft as its form would, so that both show the same missing answers. */
export function fillInDraft(run: RunSummary, profile: ProfileWork): ShownRun {
  if (!isUntouched(run)) return run;
  const check = readCarriedAnswers();
  const left = unanswered(firstAnswers(check, profile));
  if (left.length === answerFields.length) return run;
  return { ...run, unanswered: left, filledFrom: check === undefined ? 'profile' : 'goal check' };
}
