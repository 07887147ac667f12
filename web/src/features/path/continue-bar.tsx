import { useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { type KeptPlaceProps, useKeptPlace } from './use-kept-place.ts';

/** At the foot of the text until it is taken up or put away: leads to where its owner stopped the last time. */
export function ContinueBar({ arrivedAtSection, ...place }: KeptPlaceProps & { arrivedAtSection: boolean }) {
  const stopped = useKeptPlace(place);
  const [done, setDone] = useState(arrivedAtSection);
  if (done || stopped === null || stopped.number < 2 || stopped.section === place.current) return null;
  return (
    <aside
      aria-label="Where you stopped"
      className="phone-bar sticky bottom-0 z-20 -mx-4 mt-8 border-t border-edge bg-sheet px-4 pb-[env(safe-area-inset-bottom)] sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded-t-md lg:border-x print:hidden"
    >
      <div className="flex h-16 items-center justify-between gap-3">
        <p className="min-w-0 leading-tight">
          <span className="text-sm text-ink-soft">You stopped at section {stopped.number}</span>
          <span className="block truncate font-semibold">{stopped.title}</span>
        </p>
        <div className="flex shrink-0 items-center">
          <span className="max-sm:hidden">
            <Button variant="quiet" onClick={() => setDone(true)}>
              Not now
            </Button>
          </span>
          <a href={`#${stopped.section}`} className={buttonLook({})} onClick={() => setDone(true)}>
            Continue
          </a>
        </div>
      </div>
    </aside>
  );
}
