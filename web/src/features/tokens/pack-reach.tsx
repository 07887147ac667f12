import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { PackScale } from './pack-scale.ts';

/** How far an amount reaches, with what stands on the way named over its own bar. */
export const PackReach = ({ amount, scale }: { amount: number; scale: PackScale }) => (
  <>
    <ReachScale {...scale} />
    <ReachBar
      amount={Math.min(scale.held + amount, scale.most)}
      held={scale.held}
      most={scale.most}
      marks={scale.marks.map(({ at }) => at)}
    />
  </>
);
