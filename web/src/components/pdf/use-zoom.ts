import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A position in a page or a block of text, as a share of its height. */
interface Line {
  part: Element;
  down: number;
}

/** In CSS pixels, just below the sticky bar. */
const top = 64;

/** The pages, or the blocks of the text. */
export const partsIn = (frame: Element): Element[] => [
  ...frame.querySelectorAll('.pdf-page, .plan-text > *'),
];

/** The position that is read at the top of the window; undefined above the first page. */
export function lineUnderBar(frame: Element): Line | undefined {
  const part = partsIn(frame).findLast((one) => one.getBoundingClientRect().top <= top);
  if (part === undefined) return undefined;
  const box = part.getBoundingClientRect();
  return { part, down: (top - box.top) / box.height };
}

export function putUnderBar({ part, down }: Line): void {
  const box = part.getBoundingClientRect();
  scrollBy({ top: box.top + down * box.height - top, behavior: 'instant' });
}

/**
 * Keeps the line under the bar in place, and the start of lines in view, when everything is redrawn at
 * another size. Call it before the change. Above the first page nothing moves.
 */
function useKeptLine(frame: RefObject<HTMLElement | null>, size: number, start: number): () => void {
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

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/**
 * Zoom steps for pages on a phone, where text is too small at full page width; the first step fits the lines.
 */
const largerSteps = [2, 3] as const;

interface ZoomOptions {
  /** For pages on a phone: the factor at which a line is as wide as the window. */
  toLines: number | undefined;
  /** Where the lines start at a zoom factor, in CSS pixels from the left of the page. */
  startOf: (factor: number) => number;
}

/** A factor of 1 fits the width. The line at the top of the window stays in place. */
function useZoom(frame: RefObject<HTMLElement | null>, { toLines, startOf }: ZoomOptions) {
  const [chosen, setFactor] = useState(1);
  const isSmall = toLines !== undefined;
  const sizes: readonly number[] = isSmall ? [1, toLines, ...largerSteps] : steps;
  // The phone may have been turned since.
  const factor = isSmall ? (sizes.findLast((step) => step <= chosen) ?? 1) : chosen;
  const keepLine = useKeptLine(frame, factor, startOf(factor));
  const next = sizes.find((step) => step > factor);
  const last = sizes.findLast((step) => step < factor);
  const fits = isSmall && factor === 1;
  const change = (step: number | undefined) => {
    if (step === undefined || step === factor) return;
    keepLine();
    setFactor(step);
  };
  const grow = () => change(next);
  const shrink = () => change(last);
  return {
    factor,
    /** The page fits the width of a phone, where its size is not worth showing. */
    fits,
    canGrow: next !== undefined,
    canShrink: last !== undefined,
    grow,
    shrink,
    /** For a double tap on the pages of a phone. */
    toggle: () => isSmall && change(fits ? next : 1),
    /** For key presses while the document has the focus. */
    press: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+') grow();
      if (event.key === '-') shrink();
      if (event.key === '0') change(1);
    },
  };
}

export type Zoom = ReturnType<typeof useZoom>;

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
