import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useKeptMiddle } from './use-kept-middle.ts';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** Of pages on a phone, whose letters are too small to be read where they fit. */
const phoneSteps = [1, 1.7, 2.5, 3] as const;

/** 1 is as wide as there is room. What is in the middle of the window stays there. */
export function useZoom(frame: RefObject<HTMLElement | null>, { isSmall }: { isSmall: boolean }) {
  const [factor, setFactor] = useState(1);
  const keepMiddle = useKeptMiddle(frame, factor);
  const sizes = isSmall ? phoneSteps : steps;
  const next = sizes.find((step) => step > factor);
  const last = sizes.findLast((step) => step < factor);
  const fits = isSmall && factor === 1;
  // The first step leads to where the lines begin.
  const fitted = useRef(false);
  useLayoutEffect(() => {
    if (fitted.current && factor > 1) frame.current?.scrollTo({ left: 0, behavior: 'instant' });
    fitted.current = fits;
  }, [frame, factor, fits]);
  const change = (step: number | undefined) => {
    if (step === undefined || step === factor) return;
    keepMiddle();
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
