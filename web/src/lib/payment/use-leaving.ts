import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';

interface Leaving {
  leaving: boolean;
  leave: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** Call it when leaving failed. */
  stay: () => void;
}

/**
 * Guards forms that leave the page: of several submissions only the first goes out. A user who returns to the
 * cached page can start again.
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
