export const runStatuses = [
  'CREATED',
  'UNDER_REVIEW',
  'APPROVED_EXECUTING',
  'COMPLETED',
  'REJECTED_FOR_USER_REFINEMENT',
  'REVIEW_LIMIT_REACHED',
] as const;
export type RunStatus = (typeof runStatuses)[number];

/** While a run is in one of these, its owner may start no other. */
export const activeRunStatuses: readonly RunStatus[] = [
  'CREATED',
  'UNDER_REVIEW',
  'REJECTED_FOR_USER_REFINEMENT',
  'APPROVED_EXECUTING',
];
