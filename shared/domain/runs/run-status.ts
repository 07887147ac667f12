export const runStatuses = [
  'CREATED',
  'UNDER_REVIEW',
  'APPROVED_EXECUTING',
  'COMPLETED',
  'REJECTED_FOR_USER_REFINEMENT',
  'REVIEW_LIMIT_REACHED',
] as const;
export type RunStatus = (typeof runStatuses)[number];
