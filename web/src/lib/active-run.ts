import type { RunSummary } from '#shared/contract/runs.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';

interface ActiveRunWords {
  title: string;
  text: string;
  /** Of the link to it. */
  label: string;
  /** In a word or two. */
  mark: string;
}

type ActiveStatus = Exclude<RunStatus, 'COMPLETED' | 'REVIEW_LIMIT_REACHED'>;

/** How the plan under way stands, wherever a page leads to it. */
export const activeRunWords: Record<ActiveStatus, ActiveRunWords> = {
  CREATED: {
    title: 'Your plan is a draft',
    text: 'Finish your answers and submit them.',
    label: 'Continue your plan',
    mark: 'Draft',
  },
  REJECTED_FOR_USER_REFINEMENT: {
    title: 'Your plan needs a revision',
    text: 'The reviewer has left feedback. Your answers are kept.',
    label: 'Revise your plan',
    mark: 'Needs revision',
  },
  UNDER_REVIEW: {
    title: 'Your plan is with our reviewers',
    text: 'This takes 1–48 hours. We email you when they decide.',
    label: 'View your plan',
    mark: 'Under review',
  },
  APPROVED_EXECUTING: {
    title: 'Your plan is being built',
    text: 'This typically takes 1–48 hours. We email you the PDF.',
    label: 'View your plan',
    mark: 'Being built',
  },
};

const wordsOf = (status: RunStatus): ActiveRunWords | undefined =>
  status === 'COMPLETED' || status === 'REVIEW_LIMIT_REACHED' ? undefined : activeRunWords[status];

export interface ActiveRun extends ActiveRunWords {
  runId: string;
  plan: PlanType;
}

/** The one plan under way among those of a person, if there is one: no other can begin before it is over. */
export function findActiveRun(
  runs: readonly Pick<RunSummary, 'id' | 'plan' | 'status'>[],
): ActiveRun | undefined {
  for (const { id: runId, plan, status } of runs) {
    const words = wordsOf(status);
    if (words !== undefined) return { runId, plan, ...words };
  }
  return undefined;
}
