import type { Submission } from '#functions/stores/run-items.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';

/** What a plan is printed from: what was frozen, and what the reviewer set, checked and noted. */
export const printedInput = ({ snapshot, work }: Pick<Submission, 'snapshot' | 'work'>): PlanInput =>
  work === undefined ? snapshot : { ...snapshot, review: work };
