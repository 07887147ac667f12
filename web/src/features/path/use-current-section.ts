import { useEffect, useState } from 'react';
import { isFolded } from '#web/lib/folds.ts';

/** A section is being read once its heading has come so far up the window; a folded one, once it passes the top. */
const readingLine = 0.4;

function sectionAt(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * readingLine;
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= (isFolded(heading) ? 0 : line);
  });
}

/** Which of the places on the page is being read; none before the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(sectionAt(known));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    // It does not bubble.
    document.addEventListener('toggle', follow, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      document.removeEventListener('toggle', follow, true);
    };
  }, [key]);
  return current;
}
