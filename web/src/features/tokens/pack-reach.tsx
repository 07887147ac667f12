import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { PackScale } from './pack-scale.ts';

/** What stands on the one scale of all rows, named once above them, and what the two tones of their bars are. */
export const PackScaleHead = ({ scale }: { scale: PackScale }) => (
  <div className="pack pack-scale">
    {scale.held > 0 && (
      <p aria-hidden="true" className="pack-amount pack-key">
        <span data-held="">Your {formatTokenCount(scale.held)}</span>
        <span>The pack</span>
      </p>
    )}
    <div className="pack-reach">
      <ReachScale {...scale} />
    </div>
  </div>
);

/** How far an amount reaches; the lines of the scale run through it from row to row. */
export const PackReach = ({ amount, scale: { held, most, marks } }: { amount: number; scale: PackScale }) => (
  <>
    <ReachBar amount={held + amount} held={held} most={most} />
    {marks.map(({ at }) => (
      <span key={at} className="pack-line" style={{ left: `${(at / most) * 100}%` }} />
    ))}
  </>
);
