import { useEffect } from 'react';
import { leadTo } from './lead-to.ts';

/** A link to an answer focuses its field, which exists only once the plan has loaded. */
export function useAskedField(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id.startsWith('run-')) return;
    // After the heading, which takes over the focus of the loading one.
    const frame = requestAnimationFrame(() => leadTo(id));
    return () => cancelAnimationFrame(frame);
  }, []);
}
