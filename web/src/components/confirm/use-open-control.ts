import { useState } from 'react';
import type { ControlKind } from './confirm-control.tsx';

export interface Opened {
  kind: ControlKind;
  /** The question or the group of facts under which it is open. */
  at: string;
  takesFocus: boolean;
}

export const openerId = (at: string): string => `confirm-${at.replaceAll(/[^\w-]+/g, '-')}`;

/** One control is open at a time. Closing it gives the focus back to what opened it. */
export function useOpenControl() {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    open: (kind: ControlKind, at: string, takesFocus = true) => setOpened({ kind, at, takesFocus }),
    close: () => {
      if (!opened) return;
      setOpened(undefined);
      // Its group may go with it; then the list takes the focus.
      requestAnimationFrame(() =>
        (document.getElementById(openerId(opened.at)) ?? document.getElementById(openerId('list')))?.focus(),
      );
    },
  };
}
export type OpenControls = ReturnType<typeof useOpenControl>;
