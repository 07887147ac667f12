export const runStatuses = [
  'CREATED',
  'UNDER_REVIEW',
  'APPROVED_EXECUTING',
  'COMPLETED',
  'REJECTED_FOR_USER_REFINEMENT',
  'REVIEW_LIMIT_REACHED',
] as const;
export type RunStatus = (typeof runStatuses)[number];

/** While a run has one of these statuses, its owner can start no other. */
export const activeRunStatuses: readonly RunStatus[] = [
  'CREATED',
  'UNDER_REVIEW',
  'REJECTED_FOR_USER_REFINEMENT',
  'APPROVED_EXECUTING',
];

/** The statuses from which each move is allowed; the database gets these lists as conditions and refuses all others. */
export const movesFrom = {
  /** The owner changes the answers; the status stays. */
  // guard: statuses-to-save-from
  save: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'],
  // guard: statuses-to-submit-from
  submit: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'],
  decide: ['UNDER_REVIEW'],
  complete: ['APPROVED_EXECUTING'],
} as const satisfies Record<string, readonly RunStatus[]>;
export type Move = keyof typeof movesFrom;

/** Statuses in which an operator may refund the tokens: nothing was made, and no decision is pending. */
export const refundableStatuses: readonly RunStatus[] = [
  'CREATED',
  'REJECTED_FOR_USER_REFINEMENT',
  'APPROVED_EXECUTING',
];

export const isEditable = (status: RunStatus): boolean =>
  movesFrom.save.some((editable) => editable === status);
