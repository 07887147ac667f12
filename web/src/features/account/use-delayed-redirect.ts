import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export interface DelayedRedirect {
  to: string;
  afterMs: number;
  /** The time runs from when this turns true, and ends with the page. */
  when: boolean;
}

/** Leaves a success on the screen long enough to be read; going back does not return to it. */
export function useDelayedRedirect({ to, afterMs, when }: DelayedRedirect): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [navigate, to, afterMs, when]);
}
