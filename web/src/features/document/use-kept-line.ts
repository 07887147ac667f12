import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was at the top: how far down a page or a block of text, as a share of it. */
interface Line {
  part: Element;
  down: number;
}

/** In CSS pixels: just under the bar that stays in view. */
const top = 64;

/**
 * The line under the bar stays there when all is drawn at another size, and lines begin at the left: call it before
 * that. Above the first page nothing moves.
 */
export function useKeptLine(frame: RefObject<HTMLElement | null>, size: number, start: number): () => void {
  const line = useRef<Line>(undefined);
  const wanted = useRef(false);
  useLayoutEffect(() => {
    void size;
    if (!wanted.current || frame.current === null) return;
    wanted.current = false;
    frame.current.scrollTo({ left: start, behavior: 'instant' });
    const kept = line.current;
    line.current = undefined;
    if (kept === undefined) return;
    const box = kept.part.getBoundingClientRect();
    scrollBy({ top: box.top + kept.down * box.height - top, behavior: 'instant' });
  }, [frame, size, start]);
  return () => {
    if (frame.current === null) return;
    wanted.current = true;
    const parts = [...frame.current.querySelectorAll('.pdf-page, .plan-text > *')];
    const part = parts.findLast((one) => one.getBoundingClientRect().top <= top);
    if (part === undefined) return;
    const box = part.getBoundingClientRect();
    line.current = { part, down: (top - box.top) / box.height };
  };
}
