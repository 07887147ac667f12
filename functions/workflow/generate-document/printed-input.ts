import type { Submission } from '#functions/stores/run-items.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';

/** Combines the frozen submission with the reviewer's changes, checks and notes. */
export const printedInput = ({ snapshot, work }: Pick<Submission, 'snapshot' | 'work'>): PlanInput =>
  work === undefined ? snapshot : { ...snapshot, review: work };
