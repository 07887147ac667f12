import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useKeptLine } from './use-kept-line.ts';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** Of pages on a phone, whose letters are too small to be read where they fit; the first step is to their lines. */
const largerSteps = [2, 3] as const;

interface ZoomOptions {
  /** Of pages on a phone: how much larger they are when a line of them is as wide as the window. */
  toLines: number | undefined;
  /** In CSS pixels, from the left of the page: where its lines begin at a size. */
  startOf: (factor: number) => number;
}

/** 1 is as wide as there is room. The line at the top of the window stays there. */
export function useZoom(frame: RefObject<HTMLElement | null>, { toLines, startOf }: ZoomOptions) {
  const [chosen, setFactor] = useState(1);
  const isSmall = toLines !== undefined;
  const sizes: readonly number[] = isSmall ? [1, toLines, ...largerSteps] : steps;
  // The window may have been turned since.
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
    /** As wide as a phone, where that is no size to speak of. */
    fits,
    canGrow: next !== undefined,
    canShrink: last !== undefined,
    grow,
    shrink,
    /** Two taps on pages of a phone. */
    toggle: () => isSmall && change(fits ? next : 1),
    /** For the document, while it has the focus. */
    press: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+') grow();
      if (event.key === '-') shrink();
      if (event.key === '0') change(1);
    },
  };
}
export type Zoom = ReturnType<typeof useZoom>;
