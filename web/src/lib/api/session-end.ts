/** Goes along to the log-in page, which says why somebody has to log in once more. */
export const sessionEndedState = { sessionEnded: true } as const;

type Listener = () => void;

let listener: Listener | undefined;

/** The router registers how to reach the login page, so that the API client need not know the router. */
export const onSessionEnd = (goToLogIn: Listener): (() => void) => {
  listener = goToLogIn;
  return () => {
    if (listener === goToLogIn) listener = undefined;
  };
};

export const reportSessionEnd = (): void => listener?.();
