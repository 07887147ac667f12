import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { goalsBeyond } from '#web/components/reach/reach-goals.ts';
import { planMarks, type ReachMark } from '#web/components/reach/reach-scale.tsx';
import { largestPack } from './token-pack.ts';
import type { Wish } from './wish.ts';

/** The end of the packs' bars, and the marks along them. */
export interface PackScale {
  /** The balance, with which every bar starts; undefined while it is unknown. */
  held: number | undefined;
  most: number;
  marks: readonly ReachMark[];
}

/**
 * Extends to the balance plus the largest pack, with the goals beyond the balance; for a particular goal, to
 * its shortfall.
 */
export function packScale(wish: Pick<Wish, 'missing'> | undefined, held: number | undefined): PackScale {
  const missing = wish?.missing ?? 0;
  if (missing > 0)
    return {
      held: 0,
      most: Math.max(largestPack, missing),
      marks: [{ at: missing, label: `You need ${formatTokenCount(missing)}` }],
    };
  if (held === undefined) return { held, most: largestPack, marks: [] };
  const [next] = goalsBeyond(held);
  const most = Math.max(largestPack + held, next?.at ?? 0);
  const plans = planMarks(most).filter(({ at }) => at > held);
  return { held, most, marks: plans.length > 0 || next === undefined ? plans : [next] };
}
