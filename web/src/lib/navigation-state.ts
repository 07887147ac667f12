const holds = <Name extends string>(state: unknown, name: Name): state is Record<Name, unknown> =>
  typeof state === 'object' && state !== null && name in state;

/** Whether the log-in page was reached because a session had ended (lib/api/session-end.ts). */
export const saysSessionEnded = (state: unknown): boolean => holds(state, 'sessionEnded');

/** Whether a log-out in another tab removed unsaved text. */
export const saysDraftLost = (state: unknown): boolean => holds(state, 'draftLost');

/** Navigation state for the return to the page where the session ended. */
export const loggedInAgainState = { loggedInAgain: true } as const;

export const isLoggedInAgain = (state: unknown): boolean => holds(state, 'loggedInAgain');

/**
 * Navigation state for the log-in page, from buttons that people usually press before they have an account.
 */
export const newHereState = { newHere: true } as const;

export const isNewHere = (state: unknown): boolean => holds(state, 'newHere');

/** Navigation state for the error page: what could not be shown, and whether it exists. */
export interface Lost {
  address: string;
  kind: 'missing' | 'broken';
}

export const readLost = (state: unknown): Lost | undefined =>
  holds(state, 'lost') ? (state.lost as Lost) : undefined;

/** Navigation state that makes the homepage confirm a deleted account. */
export const accountDeletedState = { accountDeleted: true } as const;

export const isAccountDeleted = (state: unknown): boolean => holds(state, 'accountDeleted');
