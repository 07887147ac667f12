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

/** What moves a run on, and from where; the database is given these lists as conditions and refuses every other pair. */
export const movesFrom = {
  /** Its owner changes the answers; the status stays. */
  // guard: statuses-to-save-from
  save: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'],
  // guard: statuses-to-submit-from
  submit: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'],
  decide: ['UNDER_REVIEW'],
  complete: ['APPROVED_EXECUTING'],
} as const satisfies Record<string, readonly RunStatus[]>;
export type Move = keyof typeof movesFrom;

/** Where an operator may give the tokens back: nothing was made, and nobody is about to decide. */
export const refundableStatuses: readonly RunStatus[] = [
  'CREATED',
  'REJECTED_FOR_USER_REFINEMENT',
  'APPROVED_EXECUTING',
];

export const isEditable = (status: RunStatus): boolean =>
  movesFrom.save.some((editable) => editable === status);
