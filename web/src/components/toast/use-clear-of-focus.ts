import { type RefObject, useEffect, useState } from 'react';

/** The area of up to two toasts, measured from the top right corner. */
const reach = { width: 22 * 16 + 32, height: 160 };

const liesUnderToasts = (element: Element): boolean => {
  const { top, bottom, right } = element.getBoundingClientRect();
  return bottom > 0 && top < reach.height && right > window.innerWidth - reach.width;
};

/** Whether the focused element is where toasts appear; they then move to the bottom of the window. */
export function useClearOfFocus(place: RefObject<HTMLElement | null>): boolean {
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const focused = document.activeElement;
      if (focused === null || place.current?.contains(focused)) return;
      setCovered(focused !== document.body && liesUnderToasts(focused));
    };
    // Waits a moment, because a focused element is usually scrolled into view right after.
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('focusin', follow);
    addEventListener('scroll', follow, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [place]);
  return isCovered;
}
