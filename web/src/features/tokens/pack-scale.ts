import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { planMarks, type ReachMark } from '#web/components/reach/reach-scale.tsx';
import { largestPack } from './token-pack.ts';
import type { Wish } from './wish.ts';

/** Where the bars of the packs end, and what stands on the way. */
export interface PackScale {
  /** What is there already: every bar begins with it. */
  held: number;
  most: number;
  marks: readonly ReachMark[];
}

interface Drawn {
  held: number;
  /** An amount of one’s own, as it is typed. */
  typed: number;
}

/** To what the largest amount makes of what somebody has, with the plans on the way; for something in particular, to what is missing for it. */
export function packScale(wish: Pick<Wish, 'missing'> | undefined, { held, typed }: Drawn): PackScale {
  const missing = wish?.missing ?? 0;
  const largest = Math.max(largestPack, typed);
  const most = largest + held;
  if (missing === 0) return { held, most, marks: planMarks(most) };
  return {
    held: 0,
    most: Math.max(largest, missing),
    marks: [{ at: missing, label: `You need ${formatTokenCount(missing)}` }],
  };
}
