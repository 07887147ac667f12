import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isFolded, unfold } from '#web/lib/folds.ts';

/** The section that is being read, and how far its heading stands below the top of the window. */
interface ReadingPlace {
  section: string;
  top: number;
}

const settledMs = 400;
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const topOf = (heading: Element): number => heading.getBoundingClientRect().top;

/** As this step of the window’s history was left: it comes back with the step, and no other visit has it. */
function leftPlace(): ReadingPlace | undefined {
  const { read }: { read?: Partial<ReadingPlace> } = Object(history.state);
  const { section, top } = Object(read);
  return typeof section === 'string' && typeof top === 'number' ? { section, top } : undefined;
}

function keepPlace(section: string | undefined): void {
  const heading = section === undefined ? null : document.getElementById(section);
  const read = heading === null || isFolded(heading) ? undefined : { section, top: topOf(heading) };
  history.replaceState({ ...history.state, read }, '');
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
    const place = leftPlace();
    const heading = place && document.getElementById(place.section);
    if (!heading || hasMoved.current) return;
    unfold(heading);
    let frame = 0;
    const goOn = () => {
      // After the browser has put the window where it was on the unfolded page.
      frame = requestAnimationFrame(() => {
        if (!hasMoved.current) scrollBy({ top: topOf(heading) - place.top, behavior: 'instant' });
      });
    };
    if (document.readyState === 'complete') goOn();
    else addEventListener('load', goOn, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('load', goOn);
    };
  }, [readable]);

  useEffect(() => {
    const page = location.pathname;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(page), settledMs);
    };
    const move = () => {
      keep(page);
      hasMoved.current = true;
    };
    for (const name of ownMoves) addEventListener(name, move, { passive: true });
    addEventListener('scroll', settle, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of ownMoves) removeEventListener(name, move);
      removeEventListener('scroll', settle);
    };
  }, []);
}
