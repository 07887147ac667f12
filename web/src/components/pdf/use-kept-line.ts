import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Line, lineUnderBar, putUnderBar } from './line-under-bar.ts';

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
    if (kept !== undefined) putUnderBar(kept);
  }, [frame, size, start]);
  return () => {
    if (frame.current === null) return;
    wanted.current = true;
    line.current = lineUnderBar(frame.current);
  };
}
