/** Navigation state that makes the homepage confirm a deleted account. */
export const accountDeletedState = { accountDeleted: true } as const;

export const isAccountDeleted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountDeleted' in state;
