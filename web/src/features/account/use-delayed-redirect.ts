import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export interface DelayedRedirect {
  to: string;
  afterMs: number;
  /** The delay starts when this becomes true, and stops with the page. */
  when: boolean;
}

/** Shows a success long enough to be read, then redirects without a history entry. */
export function useDelayedRedirect({ to, afterMs, when }: DelayedRedirect): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [navigate, to, afterMs, when]);
}
