import { useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { foldAll, isAllOpen } from '#web/lib/folds.ts';

/** For a reader who wants to see the sections as a list, and the way back. */
export function OpenAll({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const look = () => setOpen(isAllOpen());
    look();
    // It does not bubble.
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, []);
  return (
    <div className="scripts-only -mx-5">
      <Button
        variant="quiet"
        onClick={() => foldAll(!open, current === undefined ? null : document.getElementById(current))}
      >
        {open ? 'Fold all sections' : 'Open all sections'}
      </Button>
    </div>
  );
}
