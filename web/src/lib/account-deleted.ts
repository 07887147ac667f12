/** Goes along to the homepage, which says goodbye to somebody who has just deleted their account. */
export const accountDeletedState = { accountDeleted: true } as const;

export const isAccountDeleted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountDeleted' in state;
