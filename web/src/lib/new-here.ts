/**
 * Navigation state for the log-in page, from buttons that people usually press before they have an account.
 */
export const newHereState = { newHere: true } as const;

export const isNewHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newHere' in state;
