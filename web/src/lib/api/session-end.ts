/** Goes along to the log-in page, which says why somebody has to log in once more. */
export const sessionEndedState = { sessionEnded: true } as const;
/** The same where somebody has logged out in another tab, and what was typed here went with that. */
export const draftLostState = { draftLost: true } as const;

type Listener = () => void;

let listener: Listener | undefined;

/**
 * The router registers how to reach the login page, so that the API client need not know the router. A page that knows
 * better what the end means goes before it, as long as it stands.
 */
export const onSessionEnd = (leave: Listener): (() => void) => {
  const before = listener;
  listener = leave;
  return () => {
    if (listener === leave) listener = before;
  };
};

export const reportSessionEnd = (): void => listener?.();
