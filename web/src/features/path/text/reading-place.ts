import { useEffect, useState } from 'react';
import { foldedSections, foldSections, isFolded } from '#web/lib/page/folds.ts';
import { useLeftPlace } from '#web/lib/page/use-left-place.ts';

/**
 * A section counts as being read once its heading is this high in the window; among folded sections, the last
 * open one still counts.
 */
const readingLine = 0.4;

/** The receipt is above the section that it opened, and belongs to it. */
const beginOf = (heading: Element): Element => {
  const before = heading.closest('.path-section')?.previousElementSibling;
  return before?.matches('.unlocked-panel') ? before : heading;
};

/** A section that the reader opened counts wherever its heading is in the window. */
function sectionAt(ids: readonly string[], opened: string | undefined): string | undefined {
  const { innerHeight } = window;
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    if (heading === null || isFolded(heading)) return false;
    const line = id === opened ? innerHeight : innerHeight * readingLine;
    return beginOf(heading).getBoundingClientRect().top <= line;
  });
}

/** The place on the page that is being read; undefined before the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key.split(' ');
    let frame = 0;
    let opened: string | undefined;
    const look = () => {
      frame = 0;
      setCurrent(sectionAt(known, opened));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    const open = ({ target }: Event) => {
      const head = target instanceof Element ? target.closest('.fold-head') : null;
      opened = head?.querySelector('[id]')?.id ?? opened;
    };
    look();
    document.addEventListener('click', open);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    // The toggle event does not bubble, so it is captured.
    document.addEventListener('toggle', follow, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', open);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      document.removeEventListener('toggle', follow, true);
    };
  }, [key]);
  return current;
}

interface ReadingPlace {
  /** The sections that are folded. */
  folded: string[];
  /** The section that is being read. */
  section: string;
  /** The distance of its start from the top of the window. */
  top: number;
}

const topOf = (part: Element | null | undefined): number => part?.getBoundingClientRect().top ?? Infinity;

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

/**
 * Remembers the text at the reading line. Returns a function that scrolls it back after the page changes, or
 * undefined if there is none.
 */
export function holdPlace(): (() => void) | undefined {
  const line = window.innerHeight * readingLine;
  // With an open dialog, the reader waits for the locked part, so the position does not matter.
  if (document.querySelector('dialog[open]') !== null) return undefined;
  if (topOf(document.querySelector('.locked-part')) < line) return undefined;
  const heading = [...document.querySelectorAll('.path-section summary h2')].findLast(
    (one) => topOf(one) < line,
  );
  const top = topOf(heading);
  return () => {
    if (heading !== undefined) scrollBy({ top: topOf(heading) - top, behavior: 'instant' });
  };
}

/**
 * Whether a returning reader had left this history entry below all readable text, where the locked part
 * started.
 */
export function hasLeftBelow(): boolean {
  const { section = '', top = 0 } = savedReadingPosition();
  const text = document.getElementById(section)?.closest<HTMLElement>('.path-section');
  return text != null && top + text.offsetHeight < 0;
}
