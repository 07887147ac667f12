import { useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { foldAll, isAllOpen } from '#web/lib/folds.ts';

/** For somebody who would rather scroll through all of a text, and the way back. */
export function OpenAll({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(false);
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
