import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { glideTo } from './glide-to.ts';
import { saveResultPosition } from './result-position.ts';

/** The layout position, which ignores animations that are still moving the page. */
function topOf(part: HTMLElement): number {
  let top = -scrollY;
  for (let within: Element | null = part; within instanceof HTMLElement; within = within.offsetParent)
    top += within.offsetTop;
  return top;
}

/** Scrolls a new answer to the top and focuses it; a repeated answer keeps its earlier position. */
export function useAnswerPlace(heading: RefObject<HTMLElement | null>, backTo: number | undefined): void {
  const keep = useEffectEvent(() => {
    if (heading.current) saveResultPosition(topOf(heading.current));
  });
  const begin = useEffectEvent(() => {
    if (heading.current === null || backTo !== undefined) return;
    heading.current.focus({ preventScroll: true });
    glideTo(heading.current);
    keep();
  });
  const comeBack = useEffectEvent(() => {
    if (heading.current === null || backTo === undefined) return;
    scrollBy({ top: topOf(heading.current) - backTo, behavior: 'instant' });
  });
  // A layout effect, because a hidden part of a waiting page has no position.
  useLayoutEffect(() => {
    begin();
    // A frame later, after the page and the browser have restored their own positions.
    const frame = requestAnimationFrame(() => comeBack());
    const moved = () => keep();
    addEventListener('scrollend', moved);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scrollend', moved);
    };
  }, []);
}
