import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';
import { beginAt } from './folds.ts';
import { type KeptPlaceProps, useKeptPlace } from './use-kept-place.ts';

/** At the foot of the window until it is taken up or put away: leads to where its owner stopped the last time. */
export function ContinueBar({ arrivedAtSection, ...place }: KeptPlaceProps & { arrivedAtSection: boolean }) {
  const stopped = useKeptPlace(place);
  const [done, setDone] = useState(arrivedAtSection);
  const section = arrivedAtSection ? undefined : stopped?.section;
  useEffect(() => {
    if (section !== undefined) beginAt(section);
  }, [section]);
  if (done || stopped === null || stopped.number < 2 || stopped.section === place.current) return null;
  return (
    <aside
      aria-label="Where you stopped"
      className="phone-bar fixed inset-x-0 bottom-0 z-30 border-t border-edge bg-sheet pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="page-width flex h-16 items-center gap-3">
        <p className="min-w-0 grow leading-tight">
          <span className="text-sm text-ink-soft">You stopped at section {stopped.number}</span>
          <span className="block truncate font-semibold">{stopped.title}</span>
        </p>
        <a href={`#${stopped.section}`} className={buttonLook({})} onClick={() => setDone(true)}>
          Continue
        </a>
        <button
          type="button"
          aria-label="Not now"
          className="-mr-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-soft hover:text-ink"
          onClick={() => setDone(true)}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </aside>
  );
}
