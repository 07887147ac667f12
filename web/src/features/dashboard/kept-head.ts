import { useEffect } from 'react';

const key = 'dashboard-head';

interface KeptHead {
  /** Of somebody who has no plan: other rows. */
  isNew: boolean;
  /** In pixels, where the window is as wide as it was. */
  height?: number;
}

/** How the head looked when this tab last showed it, so that what stands in for it is as tall. */
export function lastHead(): KeptHead {
  try {
    const [kind, width, height] = (sessionStorage.getItem(key) ?? '').split(' ');
    const isNew = kind === 'new';
    return Number(width) === innerWidth ? { isNew, height: Number(height) } : { isNew };
  } catch {
    // Without its storage a tab has no last time.
    return { isNew: false };
  }
}

/** Keeps how it looks now; `headingId` is that of its heading. */
export function useKeptHead(headingId: string, isNew: boolean): void {
  useEffect(() => {
    const head = document.getElementById(headingId)?.closest('section');
    if (!head) return;
    try {
      sessionStorage.setItem(key, `${isNew ? 'new' : 'plan'} ${innerWidth} ${head.offsetHeight}`);
    } catch {
      // Then the next time is like a first one.
    }
  });
}
