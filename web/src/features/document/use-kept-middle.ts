import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was in the middle: how far down and across a page or a block of text, as shares of it. */
interface Middle {
  part: Element;
  down: number;
  across: number;
}

const centreOf = (frame: Element): readonly [number, number] => {
  const { left, width } = frame.getBoundingClientRect();
  return [left + width / 2, innerHeight / 2];
};

/** What lies in the middle of the window stays there when all is drawn at another size; call it before that. */
export function useKeptMiddle(frame: RefObject<HTMLElement | null>, size: number): () => void {
  const middle = useRef<Middle>(undefined);
  useLayoutEffect(() => {
    void size;
    const kept = middle.current;
    middle.current = undefined;
    if (kept === undefined || frame.current === null) return;
    const [x, y] = centreOf(frame.current);
    const { left, top, width, height } = kept.part.getBoundingClientRect();
    frame.current.scrollBy({ left: left + kept.across * width - x, behavior: 'instant' });
    scrollBy({ top: top + kept.down * height - y, behavior: 'instant' });
  }, [frame, size]);
  return () => {
    if (frame.current === null) return;
    const [x, y] = centreOf(frame.current);
    const parts = [...frame.current.querySelectorAll('.pdf-page, .plan-text > *')];
    const part = parts.findLast((one) => one.getBoundingClientRect().top <= y);
    if (part === undefined) return;
    const { left, top, width, height } = part.getBoundingClientRect();
    middle.current = { part, down: (y - top) / height, across: (x - left) / width };
  };
}
