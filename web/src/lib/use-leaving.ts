import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';

interface Leaving {
  leaving: boolean;
  leave: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** For when it came to nothing. */
  stay: () => void;
}

/**
 * Guards forms that leave the page: of several submits only the first goes out. A person who comes back to the page as
 * the browser kept it can begin again.
 */
export function useLeaving(): Leaving {
  const gone = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const stay = useCallback(() => {
    gone.current = false;
    setLeaving(false);
  }, []);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stay();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [stay]);

  const leave = (event?: SubmitEvent<HTMLFormElement>) => {
    if (gone.current) event?.preventDefault();
    gone.current = true;
    setLeaving(true);
  };
  return { leaving, leave, stay };
}
