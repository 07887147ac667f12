import { type RefObject, useEffect, useRef, useState } from 'react';
import { useZoom } from './use-zoom.ts';

/** Maximum page widths; the larger where all pages fit next to the list of their names. */
const [widestPixels, widestAmple] = [860, 1100];
const amplePixels = 1200;
const phonePixels = 480;
/** Most of the empty side margins of a plan’s pages, which a phone has no space for. */
const trimmedPoints = 42;
/** In points: where a page’s column starts, where lines next to a caption start, and how wide these are. */
const [columnStart, lineStart, lineWidth] = [54, 160, 381];
const lineGap = 8;

/** CSS pixels per point, and how much of each side is outside the window. */
function fitWidth(width: number, points: number): { scale: number; trim: number } {
  if (width === 0) return { scale: 0, trim: 0 };
  if (width >= phonePixels) {
    const widest = width >= amplePixels ? widestAmple : widestPixels;
    return { scale: Math.min(width - 2, widest) / points, trim: 0 };
  }
  const scale = width / (points - 2 * trimmedPoints);
  return { scale, trim: trimmedPoints * scale };
}

/** The width for the pages: the frame may be spread, so it is limited to the width of its column. */
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
  /** True when the text is shown instead of the pages. */
  isText?: boolean;
}

/** The size of the pages: as wide as fits, times the zoom. */
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
