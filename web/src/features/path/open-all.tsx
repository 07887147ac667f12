import { useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { foldAll, isAllOpen } from '#web/lib/folds.ts';

/** Folds all sections into a list, and opens them again. */
export function OpenAll({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const look = () => setOpen(isAllOpen());
    look();
    // The toggle event does not bubble, so it is captured.
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
