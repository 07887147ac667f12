import type { RunDetail } from '#shared/contract/runs.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';

const states: Record<RunStatus, string> = {
  CREATED: 'is a draft',
  UNDER_REVIEW: 'is being reviewed',
  APPROVED_EXECUTING: 'is being built',
  COMPLETED: 'is ready',
  REJECTED_FOR_USER_REFINEMENT: 'needs a revision',
  REVIEW_LIMIT_REACHED: 'was not approved',
};

/** Which plan it is and how it stands. */
export const runTitle = ({
  plan,
  runStatus,
  generatedFile,
}: Pick<RunDetail, 'plan' | 'runStatus' | 'generatedFile'>) =>
  `Your ${planNames[plan]} plan ${states[runStatus === 'COMPLETED' && generatedFile === null ? 'APPROVED_EXECUTING' : runStatus]}`;
