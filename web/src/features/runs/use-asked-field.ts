import { useEffect } from 'react';
import { leadTo } from './lead-to.ts';

/** A link to one of the answers leads into its field, which stands there only once the plan has been loaded. */
export function useAskedField(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id.startsWith('run-')) return;
    // After the heading, which takes over the focus from the one that stood while the plan was loading.
    const frame = requestAnimationFrame(() => leadTo(id));
    return () => cancelAnimationFrame(frame);
  }, []);
}
