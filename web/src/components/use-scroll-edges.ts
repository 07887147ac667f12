import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  scrolls: boolean;
  /** Whether more lies before and after what is seen. */
  before: boolean;
  after: boolean;
}

const whole: ScrollEdges = { scrolls: false, before: false, after: false };

/** Browsers round what they scroll. */
const slack = 2;

const measures = {
  down: ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => [scrollTop, scrollHeight, clientHeight],
  across: ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => [scrollLeft, scrollWidth, clientWidth],
} as const;

const edgesOf = (element: HTMLElement, way: keyof typeof measures): ScrollEdges => {
  const [start = 0, all = 0, seen = 0] = measures[way](element);
  return { scrolls: all - seen > slack, before: start > slack, after: all - seen - start > slack };
};

export interface ScrollEdgesOptions {
  shown?: boolean;
  way?: keyof typeof measures;
  /** What is supposed until it is measured. */
  first?: ScrollEdges;
}

/** What of a scrolling box lies out of sight, as it scrolls and as it changes; while it is shown. */
export function useScrollEdges(
  box: RefObject<HTMLElement | null>,
  { shown = true, way = 'down', first = whole }: ScrollEdgesOptions,
): ScrollEdges {
  const [edges, setEdges] = useState(first);
  useEffect(() => {
    const element = box.current;
    if (!shown || element === null) return;
    const look = () =>
      setEdges((earlier) => {
        const now = edgesOf(element, way);
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
  }, [box, shown, way]);
  return edges;
}
