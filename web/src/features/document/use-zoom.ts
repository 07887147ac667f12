import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useKeptMiddle } from './use-kept-middle.ts';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** 1 is as wide as there is room. What is in the middle of the window stays there. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [factor, setFactor] = useState(1);
  const keepMiddle = useKeptMiddle(frame, factor);
  const next = steps.find((step) => step > factor);
  const last = steps.findLast((step) => step < factor);
  const change = (step: number | undefined) => {
    if (step === undefined || step === factor) return;
    keepMiddle();
    setFactor(step);
  };
  const grow = () => change(next);
  const shrink = () => change(last);
  return {
    factor,
    canGrow: next !== undefined,
    canShrink: last !== undefined,
    grow,
    shrink,
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
