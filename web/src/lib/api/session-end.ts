/** Navigation state that makes the log-in page say that the session ended. */
export const sessionEndedState = { sessionEnded: true } as const;
/** The same after a log-out in another tab that removed typed text. */
export const draftLostState = { draftLost: true } as const;

type Listener = () => void;

let listener: Listener | undefined;

/**
 * The router registers how to reach the log-in page, so that the API client does not depend on the router. A
 * page with a more precise reason registers later and takes precedence while it is shown.
 */
export const onSessionEnd = (leave: Listener): (() => void) => {
  const before = listener;
  listener = leave;
  return () => {
    if (listener === leave) listener = before;
  };
};

export const reportSessionEnd = (): void => listener?.();
