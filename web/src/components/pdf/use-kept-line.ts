import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Line, lineUnderBar, putUnderBar } from './line-under-bar.ts';

/**
 * Keeps the line under the bar in place, and the start of lines in view, when everything is redrawn at
 * another size. Call it before the change. Above the first page nothing moves.
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
