import { readKept } from '#web/lib/kept-locally.ts';
import type { Layout } from './layout-switch.tsx';
import { leftPlace } from './use-plan-place.ts';

/** Where a page of paper would be too small to read. */
const isPhone = (): boolean => matchMedia('(width < 40rem)').matches;

/** As it was left, though the window was turned since, or as a plan was read before. Otherwise a phone reads the text. */
export function firstLayout(): Layout {
  const left = leftPlace();
  if (left !== undefined) return left.layout;
  const kept = readKept('planLayout');
  if (kept === 'text' || kept === 'pages') return kept;
  return isPhone() ? 'text' : 'pages';
}
