import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  scrolls: boolean;
  /** Whether there is more content before and after the visible part. */
  before: boolean;
  after: boolean;
}

const whole: ScrollEdges = { scrolls: false, before: false, after: false };

/** Browsers round scroll positions. */
const slack = 2;

const edgesOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): ScrollEdges => ({
  scrolls: scrollHeight - clientHeight > slack,
  before: scrollTop > slack,
  after: scrollHeight - clientHeight - scrollTop > slack,
});

/** Tracks which sides of a scrolling box have hidden content, while it is shown. */
export function useScrollEdges(box: RefObject<HTMLElement | null>, shown = true): ScrollEdges {
  const [edges, setEdges] = useState(whole);
  useEffect(() => {
    const element = box.current;
    if (!shown || element === null) return;
    const look = () =>
      setEdges((earlier) => {
        const now = edgesOf(element);
        const same = (['scrolls', 'before', 'after'] as const).every((edge) => earlier[edge] === now[edge]);
        return same ? earlier : now;
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
