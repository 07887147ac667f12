import type { RunDetail } from '#shared/contract/runs.ts';
import {
  answersOfProfile,
  isUnanswered,
  type ProfileField,
  type ProfileWork,
} from '#shared/domain/runs/profile-answers.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { emptyAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { readCarriedAnswers } from '#web/lib/carried-answers.ts';
import { readCarriedPath, withPlanId } from '#web/lib/carried-path.ts';
import type { KeptDraft } from './draft.ts';

/** The answers from elsewhere that a form starts with. */
export interface Carried {
  kept: KeptDraft;
  /** The answers of the goal check. */
  check: boolean;
  /** The answers of the profile, unless a goal check is newer. */
  profile: Partial<Pick<RunAnswers, ProfileField>>;
  /** The path the plan builds on. */
  path: string | undefined;
}

/** Whether to wait for the profile, because it fills in an empty form. */
export const takesProfile = ({ runStatus, version, snapshot: answers }: RunDetail): boolean =>
  isEditable(runStatus) && isUnanswered({ version, answers });

/**
 * A form that was never saved starts with the answers of the goal check or, without one, of the profile. An
 * editable form takes the path to build on.
 */
export function carriedInto(run: RunDetail, user: ProfileWork | undefined): Carried | undefined {
  const { version, snapshot, confirmed } = run;
  const set = confirmed && { confirmed };
  if (!isEditable(run.runStatus)) return undefined;
  const check = sameAnswers(snapshot, emptyAnswers) ? readCarriedAnswers() : undefined;
  const path = readCarriedPath();
  const profile =
    check === undefined && user !== undefined && takesProfile(run) ? answersOfProfile(user) : {};
  if (check === undefined && path === undefined && Object.keys(profile).length === 0) return undefined;
  const values = { ...(check ?? snapshot), ...profile };
  const content = path === undefined ? values.content : withPlanId(values.content, path);
  return {
    kept: { base: { version, answers: snapshot, ...set }, values: { ...values, content }, ...set },
    check: check !== undefined,
    profile,
    path,
  };
}
