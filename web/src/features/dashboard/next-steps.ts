import type { RunSummary } from '#shared/contract/runs.ts';
import { findActiveRun } from '#web/lib/active-run.ts';

/** What waits for the user, or what the user waits for; the page turns it into words and links. */
export type NextStep =
  | { kind: 'revise' | 'finish' | 'read' | 'wait-for-review' | 'wait-for-document'; run: RunSummary }
  /** While a plan is under way no other can begin: tokens are then for paths. */
  | { kind: 'tokens-expire'; expiresAt: string; planActive: boolean };

export interface NextStepsInput {
  runs: readonly RunSummary[];
  expiresAt: string | null;
  nowMs: number;
}

const dayMs = 86_400_000;
/** Tokens are mentioned in their last week, a finished plan in its first; then it lies in the table. */
const weekMs = 7 * dayMs;

const kindOf: Partial<Record<RunSummary['status'], Exclude<NextStep['kind'], 'tokens-expire'>>> = {
  REJECTED_FOR_USER_REFINEMENT: 'revise',
  CREATED: 'finish',
  COMPLETED: 'read',
  UNDER_REVIEW: 'wait-for-review',
  APPROVED_EXECUTING: 'wait-for-document',
};

const order: readonly NextStep['kind'][] = [
  'revise',
  'finish',
  'read',
  'tokens-expire',
  'wait-for-review',
  'wait-for-document',
];

/** What needs the user, most pressing first; what only takes its time comes last. */
export function nextSteps({ runs, expiresAt, nowMs }: NextStepsInput): NextStep[] {
  const steps = runs.flatMap((run): NextStep[] => {
    const kind = kindOf[run.status];
    if (kind === undefined) return [];
    if (kind !== 'read') return [{ kind, run }];
    const isNews = nowMs - Date.parse(run.lastModified) < weekMs && run.outcome !== 'Pending';
    return isNews ? [{ kind, run }] : [];
  });
  const leftMs = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - nowMs;
  const planActive = findActiveRun(runs) !== undefined;
  if (expiresAt !== null && leftMs > 0 && leftMs <= weekMs)
    steps.push({ kind: 'tokens-expire', expiresAt, planActive });
  return steps.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
