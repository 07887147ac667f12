import { useEffect } from 'react';
import { keepLocally, readKept } from '#web/lib/kept-locally.ts';

interface KeptHead {
  /** The account has no plan, so the rows differ. */
  isNew: boolean;
  /** The account was created in this browser and its dashboard not seen yet. */
  isFirst: boolean;
  /** In pixels, for the same window width, including the strip at its bottom. */
  height?: number;
  strip?: number;
}

/** The last known look of the head in this browser, so that its skeleton has the same height. */
export function lastHead(): KeptHead {
  const [kind, width, height, strip] = readKept('dashboardHead')?.split(' ') ?? [];
  const head = { isNew: kind === 'new', isFirst: kind === 'new' && width === undefined };
  return Number(width) === innerWidth ? { ...head, height: Number(height), strip: Number(strip ?? 0) } : head;
}

interface HeadIds {
  heading: string;
  strip: string;
}

/** Remembers the current look. */
export function useKeptHead(ids: HeadIds, isNew: boolean): void {
  useEffect(() => {
    const head = document.getElementById(ids.heading)?.closest('section');
    if (!head) return;
    const strip = document.getElementById(ids.strip)?.offsetHeight ?? 0;
    const seen = `${isNew ? 'new' : 'plan'} ${innerWidth} ${head.offsetHeight} ${strip}`;
    if (seen !== readKept('dashboardHead')) keepLocally('dashboardHead', seen);
  });
}
