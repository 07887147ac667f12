import { useEffect, useState } from 'react';
import { isFolded } from '#web/lib/folds.ts';

/**
 * A section counts as being read once its heading is this high in the window; among folded sections, the last
 * open one still counts.
 */
const readingLine = 0.4;

/** The receipt is above the section that it opened, and belongs to it. */
export const beginOf = (heading: Element): Element => {
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
