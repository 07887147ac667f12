import { useEffect } from 'react';
import { keepLocally, readKept } from '#web/lib/kept-locally.ts';

interface KeptHead {
  /** Of somebody who has no plan: other rows. */
  isNew: boolean;
  /** Of an account that was made here and not seen yet. */
  isFirst: boolean;
  /** In pixels, where the window is as wide as it was; with what stands in a strip at its foot. */
  height?: number;
  strip?: number;
}

/** How the head looked when this browser last showed it, so that what stands in for it is as tall. */
export function lastHead(): KeptHead {
  const [kind, width, height, strip] = readKept('dashboardHead')?.split(' ') ?? [];
  const head = { isNew: kind === 'new', isFirst: kind === 'new' && width === undefined };
  return Number(width) === innerWidth ? { ...head, height: Number(height), strip: Number(strip ?? 0) } : head;
}

interface HeadIds {
  heading: string;
  strip: string;
}

/** Keeps how it looks now. */
export function useKeptHead(ids: HeadIds, isNew: boolean): void {
  useEffect(() => {
    const head = document.getElementById(ids.heading)?.closest('section');
    if (!head) return;
    const strip = document.getElementById(ids.strip)?.offsetHeight ?? 0;
    const seen = `${isNew ? 'new' : 'plan'} ${innerWidth} ${head.offsetHeight} ${strip}`;
    if (seen !== readKept('dashboardHead')) keepLocally('dashboardHead', seen);
  });
}
