import type { RunSummary } from '#shared/contract/runs.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { planMaking } from '#web/config/plan-ready.ts';

interface ActiveRunWords {
  title: string;
  text: string;
  /** The label of the link. */
  label: string;
  /** One or two words. */
  mark: string;
}

type ActiveStatus = Exclude<RunStatus, 'COMPLETED' | 'REVIEW_LIMIT_REACHED'>;

/** How long an approved plan takes. */
export const beingBuilt = (plan: PlanType): string => `${planMaking[plan]}. We’ll email you the PDF.`;

/** The link to a submission, also after the decision; our mails use the same words. */
export const viewSubmission = 'View submission';

/** The state of the open plan, wherever a page links to it. */
export const activeRunWords: Record<ActiveStatus, ActiveRunWords> = {
  CREATED: {
    title: 'Your plan is a draft',
    text: 'Finish your answers and submit them.',
    label: 'Continue your plan',
    mark: 'Draft',
  },
  REJECTED_FOR_USER_REFINEMENT: {
    title: 'Your plan needs a revision',
    text: 'Your reviewer left comments. Your answers are saved.',
    label: 'Revise and resubmit',
    mark: 'Needs revision',
  },
  UNDER_REVIEW: {
    title: 'Your plan is with our reviewers',
    text: `This takes ${reviewHours}. We’ll email you when they decide.`,
    label: viewSubmission,
    mark: 'Under review',
  },
  APPROVED_EXECUTING: {
    title: 'Your plan is being prepared',
    text: beingBuilt('PRO'),
    label: viewSubmission,
    mark: 'Being prepared',
  },
};

export interface ActiveRun extends ActiveRunWords {
  runId: string;
  plan: PlanType;
}

/** The single open plan of a person, if any; no other can start before it is over. */
export function findActiveRun(
  runs: readonly Pick<RunSummary, 'id' | 'plan' | 'status'>[],
): ActiveRun | undefined {
  for (const { id: runId, plan, status } of runs) {
    if (status === 'COMPLETED' || status === 'REVIEW_LIMIT_REACHED') continue;
    const words = activeRunWords[status];
    return {
      runId,
      plan,
      ...words,
      text: status === 'APPROVED_EXECUTING' ? beingBuilt(plan) : words.text,
    };
  }
  return undefined;
}
