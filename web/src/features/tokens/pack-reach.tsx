import { ArrowRight } from 'lucide-react';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { PackScale } from './pack-scale.ts';

/** The common axis above all rows: what its lines and the two tones of the bars mean. */
export function PackScaleHead({ scale }: { scale: PackScale }) {
  const { held = 0, most, marks } = scale;
  if (held === 0 && marks.length === 0) return null;
  return (
    <div className="pack pack-scale">
      {held > 0 && (
        <p aria-hidden="true" className="pack-key">
          <span data-held="">You have</span>
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
}

/** Draws what an amount reaches; the lines of the scale run through all rows. */
export const PackReach = ({ amount, scale }: PackReachProps) => {
  const { held = 0, most, marks } = scale;
  return (
    <div className="pack-bar">
      <ReachBar amount={held + amount} held={held} most={most} />
      {held + amount > most && <ArrowRight aria-hidden className="pack-beyond" />}
      {marks.map(({ at }) => (
        <span key={at} className="pack-line" style={{ left: `${(at / most) * 100}%` }} />
      ))}
    </div>
  );
};
