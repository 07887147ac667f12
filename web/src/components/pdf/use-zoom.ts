import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useKeptLine } from './use-kept-line.ts';

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
export function useZoom(frame: RefObject<HTMLElement | null>, { toLines, startOf }: ZoomOptions) {
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
