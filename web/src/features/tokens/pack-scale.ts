import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { planMarks, type ReachMark } from '#web/components/reach/reach-scale.tsx';
import { tokenPacks } from './token-pack.ts';
import type { Wish } from './wish.ts';

const largest = Math.max(...tokenPacks);

/** Where the bars of the packs end, and what stands on the way. */
export interface PackScale {
  /** What is there already: every bar begins with it. */
  held: number;
  most: number;
  marks: readonly ReachMark[];
}

/** To what the largest pack makes of what somebody has, with the plans on the way; for something in particular, to what is missing for it. */
export function packScale(wish: Pick<Wish, 'missing'> | undefined, held: number): PackScale {
  const missing = wish?.missing ?? 0;
  const most = largest + held;
  if (missing === 0) return { held, most, marks: planMarks(most) };
  return {
    held: 0,
    most: Math.max(largest, missing),
    marks: [{ at: missing, label: `You need ${formatTokenCount(missing)}` }],
  };
}
