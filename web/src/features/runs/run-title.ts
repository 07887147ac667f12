import type { RunDetail } from '#shared/contract/runs.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';

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
