const holds = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && name in state;

/** Whether the log-in page was reached because a session had ended (lib/api/session-end.ts). */
export const saysSessionEnded = (state: unknown): boolean => holds(state, 'sessionEnded');

/** Whether a log-out in another tab removed unsaved text. */
export const saysDraftLost = (state: unknown): boolean => holds(state, 'draftLost');

/** Navigation state for the return to the page where the session ended. */
export const loggedInAgainState = { loggedInAgain: true } as const;
export const isLoggedInAgain = (state: unknown): boolean => holds(state, 'loggedInAgain');
