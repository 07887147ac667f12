import { useState } from 'react';
import type { ControlKind } from './confirm-control.tsx';

export interface Opened {
  kind: ControlKind;
  /** The question or the group of facts that it opened under. */
  at: string;
  takesFocus: boolean;
}

export const openerId = (at: string): string => `confirm-${at.replaceAll(/[^\w-]+/g, '-')}`;

/** One control is open at a time. Closing it returns the focus to its opener. */
export function useOpenControl() {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    open: (kind: ControlKind, at: string, takesFocus = true) => setOpened({ kind, at, takesFocus }),
    close: () => {
      if (!opened) return;
      setOpened(undefined);
      // The opener may be gone; then the list takes the focus.
      requestAnimationFrame(() =>
        (document.getElementById(openerId(opened.at)) ?? document.getElementById(openerId('list')))?.focus(),
      );
    },
  };
}
export type OpenControls = ReturnType<typeof useOpenControl>;
