import { foldedSections, foldSections } from '#web/lib/folds.ts';
import { useLeftPlace } from '#web/lib/use-left-place.ts';
import { beginOf } from './use-current-section.ts';

interface ReadingPlace {
  /** The sections that are folded. */
  folded: string[];
  /** The section that is being read. */
  section: string;
  /** The distance of its start from the top of the window. */
  top: number;
}

const topOf = (part: Element): number => part.getBoundingClientRect().top;

/** Where a section starts: at its receipt while that is visible, and otherwise at its heading. */
function topOfSection(heading: Element): number {
  const begin = topOf(beginOf(heading));
  return begin < 0 ? topOf(heading) : begin;
}

/** The position of this history entry when it was left; a new visit has none. */
export const savedReadingPosition = (): Partial<ReadingPlace> => history.state?.read ?? {};

export function saveReadingPosition(section = ''): void {
  const heading = document.getElementById(section);
  const top = heading ? topOfSection(heading) : 0;
  const read: ReadingPlace = { folded: foldedSections(), section, top };
  history.replaceState({ ...history.state, read }, '');
}

function goToLeftPlace(): void {
  const { section = '', top = 0 } = savedReadingPosition();
  const heading = document.getElementById(section);
  if (!heading) return;
  // The section's number is above its heading; the edge of the window must cut neither.
  const isPast = top < -heading.offsetHeight;
  const wanted = isPast ? top : Math.max(top, parseFloat(getComputedStyle(heading).scrollMarginTop) || 0);
  scrollBy({ top: topOfSection(heading) - wanted, behavior: 'instant' });
}

/** Restores the folded sections and the reading position on a return. An owner's sections load late. */
export function useReadingPlace(current: string | undefined, readable: number): void {
  useLeftPlace(
    {
      open: () => foldSections(savedReadingPosition().folded ?? []),
      keep: () => saveReadingPosition(current),
      goBack: goToLeftPlace,
    },
    // More readable sections may include the one that was read.
    readable,
  );
}
