import type { RunDetail } from '#shared/contract/runs.ts';
import { suggestedInterests, suggestedSkills } from '#shared/domain/account/profile-options.ts';
import { isReviewed, maxSubmissions, planNames } from '#shared/domain/plans/plans.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { type AnswerField, answerNames, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import { sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { lineName, splitBackground } from '../form/background-field.tsx';
import type { Draft, DraftPart } from '../form/draft.ts';

export const runSkills = [...suggestedSkills, 'Project Management'];

export const runInterests = [...suggestedInterests, 'Local Tasks'];

/** Names of one or two words. */
export const answerShortNames: Readonly<Record<AnswerField, string>> = {
  ...answerNames,
  content: 'Background',
};

/** The name of a part that two windows may have changed. */
export const partName = (part: DraftPart): string =>
  part === 'confirmed' ? 'What we understood' : lineName(part);

/** Replaces the line of the path by its title, as the form shows it. */
function backgroundWords(content: string): string {
  const { text, path } = splitBackground(content);
  const parts = [text.trim(), path && `Builds on ${path.title}`];
  return parts.filter(Boolean).join('\n\n') || 'Nothing';
}

/** An answer as its field shows it, or a note that there is none. */
export const answerWords = (field: AnswerField, text: string): string => {
  if (field === 'budget') return text === '' ? 'No answer' : budgetBandName(text);
  if (field === 'content') return backgroundWords(text);
  return text || 'Nothing';
};

const states: Record<RunStatus, string> = {
  CREATED: 'is a draft',
  UNDER_REVIEW: 'is being reviewed',
  APPROVED_EXECUTING: 'is being prepared',
  COMPLETED: 'is ready',
  REJECTED_FOR_USER_REFINEMENT: 'needs a revision',
  REVIEW_LIMIT_REACHED: 'wasn’t approved',
};

type Titled = Pick<RunDetail, 'plan' | 'runStatus' | 'generatedFile' | 'fileExpiresAt' | 'brief'>;

/** The document has expired. */
export const isDocumentGone = ({ fileExpiresAt }: Pick<Titled, 'fileExpiresAt'>, nowMs: number): boolean =>
  fileExpiresAt !== undefined && Date.parse(fileExpiresAt) <= nowMs;

/** Approved, but without a document yet. */
export const isBeingMade = ({
  runStatus,
  generatedFile,
}: Pick<Titled, 'runStatus' | 'generatedFile'>): boolean =>
  runStatus === 'APPROVED_EXECUTING' || (runStatus === 'COMPLETED' && generatedFile === null);

function stateOf(run: Titled, nowMs: number): string {
  if (isBeingMade(run)) return states.APPROVED_EXECUTING;
  return isDocumentGone(run, nowMs) ? 'is complete' : states[run.runStatus];
}

/** The name of a finished plan; otherwise its kind and state. */
export function runTitle(run: Titled, nowMs: number): string {
  const isMade = run.runStatus === 'COMPLETED' && run.generatedFile !== null;
  const name = isMade ? run.brief?.title : undefined;
  return `Your ${name ?? planNames[run.plan]} plan ${stateOf(run, nowMs)}`;
}

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
