import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  scrolls: boolean;
  /** Whether more lies above and below what is seen. */
  above: boolean;
  below: boolean;
}

const whole: ScrollEdges = { scrolls: false, above: false, below: false };

/** Browsers round what they scroll. */
const slack = 2;

const edgesOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): ScrollEdges => ({
  scrolls: scrollHeight - clientHeight > slack,
  above: scrollTop > slack,
  below: scrollHeight - clientHeight - scrollTop > slack,
});

/** What of a scrolling box lies out of sight, as it scrolls and as it changes; while it is shown. */
export function useScrollEdges(box: RefObject<HTMLElement | null>, shown: boolean): ScrollEdges {
  const [edges, setEdges] = useState(whole);
  useEffect(() => {
    const element = box.current;
    if (!shown || element === null) return;
    const look = () =>
      setEdges((before) => {
        const now = edgesOf(element);
        const same = (['scrolls', 'above', 'below'] as const).every((edge) => before[edge] === now[edge]);
        return same ? before : now;
      });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [box, shown]);
  return edges;
}
