import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openSections, unfold } from '#web/lib/folds.ts';
import { beginOf } from './use-current-section.ts';

interface ReadingPlace {
  /** The sections that are open. */
  open: string[];
  /** The one that is being read. */
  section: string;
  /** How far its beginning stands below the top of the window. */
  top: number;
}

const settledMs = 400;
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const topOf = (part: Element): number => part.getBoundingClientRect().top;

/** Where a section begins: at the news of its purchase while that is seen, and at its heading the next time. */
function topOfSection(heading: Element): number {
  const begin = topOf(beginOf(heading));
  return begin < 0 ? topOf(heading) : begin;
}

/** As this step of the window’s history was left: it comes back with the step, and no other visit has it. */
export const leftPlace = (): Partial<ReadingPlace> => history.state?.read ?? {};

/** Whether they have moved on this page, or opened something of it, now or before they came back to it. */
export const hasOwnPlace = (): boolean => leftPlace().open !== undefined;

export function keepPlace(section = ''): void {
  const heading = document.getElementById(section);
  const read: ReadingPlace = { open: openSections(), section, top: heading ? topOfSection(heading) : 0 };
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

/**
 * Who comes back by the browser’s own way, or loads the page anew, finds its sections folded again, and those of an
 * owner late: reading goes on where it was left, unless they have begun to move by then.
 */
export function useReadingPlace(current: string | undefined, readable: number): void {
  const hasMoved = useRef(false);
  const keep = useEffectEvent((page: string) => {
    if (hasMoved.current && location.pathname === page) keepPlace(current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: more sections may bring the one that was read
  useLayoutEffect(() => {
    if (hasMoved.current) return;
    for (const id of leftPlace().open ?? []) unfold(document.getElementById(id));
    let frame = 0;
    const goOn = () => {
      if (!hasMoved.current) goToLeftPlace();
    };
    // The page may be too short for it until its last parts have come, and grow above what is seen.
    const growth = new ResizeObserver(goOn);
    const begin = () => {
      // After the browser has put the window where it was on the unfolded page.
      frame = requestAnimationFrame(goOn);
      growth.observe(document.body);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      removeEventListener('load', begin);
    };
  }, [readable]);

  useEffect(() => {
    const page = location.pathname;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(page), settledMs);
    };
    const turn = () => keep(page);
    const move = () => {
      turn();
      hasMoved.current = true;
    };
    for (const name of ownMoves) addEventListener(name, move, { passive: true });
    addEventListener('scroll', settle, { passive: true });
    // It does not bubble.
    document.addEventListener('toggle', turn, true);
    return () => {
      clearTimeout(timer);
      for (const name of ownMoves) removeEventListener(name, move);
      removeEventListener('scroll', settle);
      document.removeEventListener('toggle', turn, true);
    };
  }, []);
}
