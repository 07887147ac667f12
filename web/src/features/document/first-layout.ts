import { readKept } from '#web/lib/kept-locally.ts';
import type { Layout } from './layout-switch.tsx';
import { isPhone } from './use-is-phone.ts';

/** As somebody read the plan before; else a phone reads the text. */
export function firstLayout(): Layout {
  const kept = readKept('planLayout');
  if (kept === 'text' || kept === 'pages') return kept;
  return isPhone() ? 'text' : 'pages';
}
