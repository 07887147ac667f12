import { useEffect, useState } from 'react';
import { isFolded } from '#web/lib/folds.ts';

/** A section is being read once its heading has come so far up the window; over those that are folded the last open one still is. */
const readingLine = 0.4;

/** What was just paid stands above the section it opened, and belongs to it. */
export const beginOf = (heading: Element): Element => {
  const before = heading.closest('.path-section')?.previousElementSibling;
  return before?.matches('.unlocked-panel') ? before : heading;
};

/** One that somebody opened is being read wherever in the window its heading stands. */
function sectionAt(ids: readonly string[], opened: string | undefined): string | undefined {
  const { innerHeight } = window;
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    if (heading === null || isFolded(heading)) return false;
    const line = id === opened ? innerHeight : innerHeight * readingLine;
    return beginOf(heading).getBoundingClientRect().top <= line;
  });
}

/** Which of the places on the page is being read; none before the first. */
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
    // It does not bubble.
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
