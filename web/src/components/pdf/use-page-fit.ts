import { type RefObject, useEffect, useRef, useState } from 'react';
import { useZoom } from './use-zoom.ts';

/** Of a page; the wider where there is room for all pages by their names as well. */
const [widestPixels, widestAmple] = [860, 1100];
const amplePixels = 1200;
const phonePixels = 480;
/** Most of the empty margin at either side of a plan’s pages, which a phone has no room for. */
const trimmedPoints = 42;
/** In points: where a page’s column begins, where its lines do beside their captions, and how wide these are. */
const [columnStart, lineStart, lineWidth] = [54, 160, 381];
const lineGap = 8;

/** CSS pixels a point, and how much of each side lies outside of the window. */
function fitWidth(width: number, points: number): { scale: number; trim: number } {
  if (width === 0) return { scale: 0, trim: 0 };
  if (width >= phonePixels) {
    const widest = width >= amplePixels ? widestAmple : widestPixels;
    return { scale: Math.min(width - 2, widest) / points, trim: 0 };
  }
  const scale = width / (points - 2 * trimmedPoints);
  return { scale, trim: trimmedPoints * scale };
}

/** The width there is, for pages as wide as that: of the frame, which may be spread, no more than of its column. */
function useWidth(column: RefObject<HTMLElement | null>) {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const [target, around] = [element.current, column.current];
    if (target === null || around === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.min(target.clientWidth, around.clientWidth)));
    watch.observe(target);
    watch.observe(around);
    return () => watch.disconnect();
  }, [column]);
  return [element, width] as const;
}

interface FitOptions {
  /** The width of a page. */
  points: number;
  /** What is shown is the text and not its pages. */
  isText?: boolean;
}

/** How large the pages are: as wide as there is room, times the zoom. */
export function usePageFit(column: RefObject<HTMLElement | null>, { points, isText = false }: FitOptions) {
  const [frame, width] = useWidth(column);
  const fitted = fitWidth(width, points);
  const isSmall = !isText && fitted.trim > 0;
  const zoom = useZoom(frame, {
    toLines: isSmall ? (width - 2 * lineGap) / (lineWidth * fitted.scale) : undefined,
    startOf: (factor) => {
      if (isText || (isSmall && factor === 1)) return 0;
      const start = isSmall ? lineStart - trimmedPoints : columnStart;
      return start * fitted.scale * factor - lineGap;
    },
  });
  return {
    frame,
    width,
    zoom,
    scale: fitted.scale * zoom.factor,
    trim: fitted.trim * zoom.factor,
  };
}
