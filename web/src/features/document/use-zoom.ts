import { type KeyboardEvent, useState } from 'react';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** 1 is as wide as there is room. */
export function useZoom() {
  const [factor, setFactor] = useState(1);
  const next = steps.find((step) => step > factor);
  const last = steps.findLast((step) => step < factor);
  const grow = () => next !== undefined && setFactor(next);
  const shrink = () => last !== undefined && setFactor(last);
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
      if (event.key === '0') setFactor(1);
    },
  };
}
export type Zoom = ReturnType<typeof useZoom>;
