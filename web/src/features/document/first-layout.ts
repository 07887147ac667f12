import { readKept } from '#web/lib/kept-locally.ts';
import type { Layout } from './layout-switch.tsx';
import { isPhone } from './use-is-phone.ts';
import { leftPlace } from './use-plan-place.ts';

/** As it was left, though the window was turned since, or as somebody read a plan before; else a phone reads the text. */
export function firstLayout(): Layout {
  const left = leftPlace();
  if (left !== undefined) return left.layout;
  const kept = readKept('planLayout');
  if (kept === 'text' || kept === 'pages') return kept;
  return isPhone() ? 'text' : 'pages';
}
