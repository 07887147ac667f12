import { foldedSections, foldSections } from '#web/lib/folds.ts';
import { useLeftPlace } from '#web/lib/use-left-place.ts';
import { beginOf } from './use-current-section.ts';

interface ReadingPlace {
  /** The sections that are folded. */
  folded: string[];
  /** The one that is being read. */
  section: string;
  /** How far its beginning stands below the top of the window. */
  top: number;
}

const topOf = (part: Element): number => part.getBoundingClientRect().top;

/** Where a section begins: at the news of its purchase while that is seen, and at its heading the next time. */
function topOfSection(heading: Element): number {
  const begin = topOf(beginOf(heading));
  return begin < 0 ? topOf(heading) : begin;
}

/** As this step of the window’s history was left: it comes back with the step, and no other visit has it. */
export const leftPlace = (): Partial<ReadingPlace> => history.state?.read ?? {};

export function keepPlace(section = ''): void {
  const heading = document.getElementById(section);
  const top = heading ? topOfSection(heading) : 0;
  const read: ReadingPlace = { folded: foldedSections(), section, top };
  history.replaceState({ ...history.state, read }, '');
}

function goToLeftPlace(): void {
  const { section = '', top = 0 } = leftPlace();
  const heading = document.getElementById(section);
  if (!heading) return;
  // Its number stands above it; the edge of the window cuts through neither.
  const isPast = top < -heading.offsetHeight;
  const wanted = isPast ? top : Math.max(top, parseFloat(getComputedStyle(heading).scrollMarginTop) || 0);
  scrollBy({ top: topOfSection(heading) - wanted, behavior: 'instant' });
}

/** Who comes back finds all sections open, and those of an owner late: they fold as they were left, and reading goes on there. */
export function useReadingPlace(current: string | undefined, readable: number): void {
  useLeftPlace(
    {
      open: () => foldSections(leftPlace().folded ?? []),
      keep: () => keepPlace(current),
      goBack: goToLeftPlace,
    },
    // More sections may bring the one that was read.
    readable,
  );
}
