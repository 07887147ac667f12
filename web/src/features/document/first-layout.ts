import { readKept } from '#web/lib/kept-locally.ts';
import type { Layout } from './layout-switch.tsx';
import { savedPlanPlace } from './use-plan-place.ts';

/** On a phone, a printed page would be too small to read. */
const isPhone = (): boolean => matchMedia('(width < 40rem)').matches;

/** The layout that was last used, even if the phone was turned since. Otherwise a phone shows the text. */
export function firstLayout(): Layout {
  const left = savedPlanPlace();
  if (left !== undefined) return left.layout;
  const kept = readKept('planLayout');
  if (kept === 'text' || kept === 'pages') return kept;
  return isPhone() ? 'text' : 'pages';
}
