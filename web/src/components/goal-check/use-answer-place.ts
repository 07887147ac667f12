import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { glideTo } from './glide-to.ts';
import { keepPlace } from './kept-place.ts';

/** Of a part in the window, wherever it seems to be while its page or itself is still moving into place. */
function topOf(part: HTMLElement): number {
  let top = -scrollY;
  for (let within: Element | null = part; within instanceof HTMLElement; within = within.offsetParent)
    top += within.offsetTop;
  return top;
}

/** A new answer comes to the top and takes the focus; one that is shown again stands where it stood. */
export function useAnswerPlace(heading: RefObject<HTMLElement | null>, backTo: number | undefined): void {
  const keep = useEffectEvent(() => {
    if (heading.current) keepPlace(topOf(heading.current));
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
  // For what is shown alone: hidden while its page waits, it has no place.
  useLayoutEffect(() => {
    begin();
    // After what the page, and the browser, do with one who is back.
    const frame = requestAnimationFrame(() => comeBack());
    const moved = () => keep();
    addEventListener('scrollend', moved);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scrollend', moved);
    };
  }, []);
}
