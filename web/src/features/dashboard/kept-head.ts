import { useEffect } from 'react';
import { keepLocally, readKept } from '#web/lib/kept-locally.ts';

interface KeptHead {
  /** Of somebody who has no plan: other rows. */
  isNew: boolean;
  /** Of an account that was made here and not seen yet. */
  isFirst: boolean;
  /** In pixels, where the window is as wide as it was. */
  height?: number;
}

/** How the head looked when this browser last showed it, so that what stands in for it is as tall. */
export function lastHead(): KeptHead {
  const [kind, width, height] = readKept('dashboardHead')?.split(' ') ?? [];
  const head = { isNew: kind === 'new', isFirst: kind === 'new' && width === undefined };
  return Number(width) === innerWidth ? { ...head, height: Number(height) } : head;
}

/** Keeps how it looks now; `headingId` is that of its heading. */
export function useKeptHead(headingId: string, isNew: boolean): void {
  useEffect(() => {
    const head = document.getElementById(headingId)?.closest('section');
    if (!head) return;
    const seen = `${isNew ? 'new' : 'plan'} ${innerWidth} ${head.offsetHeight}`;
    if (seen !== readKept('dashboardHead')) keepLocally('dashboardHead', seen);
  });
}
