import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed, maxSubmissions } from '#shared/domain/plans/plans.ts';
import { sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import { sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { Draft } from './draft.ts';

/** The irreversible effect of a submission, which is confirmed first. */
export interface Consequence {
  title: string;
  says: string;
}

type Plan = Pick<RunDetail, 'plan' | 'remainingReviews' | 'lastSubmission'>;
type Text = Pick<Draft, 'values' | 'confirmed'>;

/** A revision that is the same as what was sent back. */
export const isUnchanged = ({ lastSubmission: last }: Pick<Plan, 'lastSubmission'>, text: Text): boolean =>
  last !== undefined &&
  sameAnswers(last.answers, text.values) &&
  sameConfirmed(last.confirmed, text.confirmed);

export function consequenceOf(run: Plan, text: Text): Consequence | undefined {
  const { plan, remainingReviews: left } = run;
  if (!isReviewed(plan))
    return {
      title: 'Submit your only submission?',
      says: 'A Basic plan has one submission. We’ll lock your answers and make your plan straight away.',
    };
  const unchanged = isUnchanged(run, text)
    ? 'You haven’t changed anything since your reviewer sent it back. '
    : '';
  if (left <= 1)
    return {
      title: 'Submit your last submission?',
      says: `${unchanged}This is the last of ${maxSubmissions(plan)} submissions. If your reviewer doesn’t approve it, your plan closes and its tokens are spent.`,
    };
  if (unchanged === '') return undefined;
  return {
    title: 'Submit without changes?',
    says: `${unchanged}It will use one of your ${left} remaining submissions.`,
  };
}
