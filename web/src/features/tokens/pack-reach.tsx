import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { PackScale } from './pack-scale.ts';
import { largestPack } from './token-pack.ts';
import { ValidTo } from './valid-to.tsx';

interface PackScaleHeadProps {
  scale: PackScale;
  /** Absent where no pack is offered. */
  nowMs: number | undefined;
}

/** What stands on the one scale of all rows, named once above them, what the two tones of their bars are, and how long all of them last. */
export const PackScaleHead = ({ scale, nowMs }: PackScaleHeadProps) => (
  <div className="pack pack-scale">
    {scale.held > 0 && (
      <p aria-hidden="true" className="pack-amount pack-key">
        <span data-held="">Your {formatTokenCount(scale.held)}</span>
        <span>The pack</span>
      </p>
    )}
    {nowMs !== undefined && (
      <p className="pack-valid">
        <span className={scale.held > 0 ? 'max-sm:sr-only' : undefined}>All packs are </span>
        <ValidTo amount={largestPack} nowMs={nowMs} />
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
