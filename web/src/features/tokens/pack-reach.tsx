import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { PackScale } from './pack-scale.ts';

interface PackScaleHeadProps {
  scale: PackScale;
  /** Of the rows below it. */
  title?: string | undefined;
}

/** What stands on the one scale of all rows, named once above them, and what the two tones of their bars are. */
export function PackScaleHead({ scale, title }: PackScaleHeadProps) {
  const { held = 0, most, marks } = scale;
  if (title === undefined && held === 0 && marks.length === 0) return null;
  return (
    <div className="pack pack-scale">
      {title !== undefined && <h3 className="pack-title">{title}</h3>}
      {title === undefined && held > 0 && (
        <p aria-hidden="true" className="pack-key">
          <span data-held="">Your {formatTokenCount(held)}</span>
          <span>The pack</span>
        </p>
      )}
      <div className="pack-reach">
        <ReachScale {...scale} />
        {marks.map(({ at }) => (
          <span key={at} className="pack-stem" style={{ left: `${(at / most) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}

interface PackReachProps {
  amount: number;
  scale: PackScale;
  /** On a phone the marks are named over its bar. */
  isNamed?: boolean;
}

/** How far an amount reaches; the lines of the scale run through it from row to row. */
export const PackReach = ({ amount, scale, isNamed = false }: PackReachProps) => {
  const { held = 0, most, marks } = scale;
  return (
    <>
      {isNamed && (
        <div className="sm:hidden">
          <ReachScale {...scale} />
        </div>
      )}
      <div className="pack-bar">
        <ReachBar amount={held + amount} held={held} most={most} />
        {marks.map(({ at }) => (
          <span key={at} className="pack-line" style={{ left: `${(at / most) * 100}%` }} />
        ))}
      </div>
    </>
  );
};
