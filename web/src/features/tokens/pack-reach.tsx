import { ArrowRight } from 'lucide-react';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';
import type { PackScale } from './pack-scale.ts';

/** The common axis above all rows: what its lines and the two tones of the bars mean. */
export function PackScaleHead({ scale }: { scale: PackScale }) {
  const { held = 0, most, marks } = scale;
  if (held === 0 && marks.length === 0) return null;
  return (
    <div className="pack pack-scale [.card+&]:mt-3">
      {held > 0 && (
        <p
          aria-hidden="true"
          className="pack-key flex flex-wrap gap-y-0 gap-x-3.5 [grid-area:1_/_3_/_2_/_-1] text-ink-soft text-(length:--text-sm) whitespace-nowrap sm:flex-nowrap"
        >
          <span
            className="before:mr-1.5 before:inline-block before:size-3 before:bg-wattle before:forced-color-adjust-none before:opacity-45"
            data-held=""
          >
            You have
          </span>
          <span className="before:mr-1.5 before:inline-block before:size-3 before:bg-wattle before:forced-color-adjust-none">
            The pack
          </span>
        </p>
      )}
      <div className="pack-reach m-0 sm:grid sm:items-center sm:self-end">
        <ReachScale {...scale} />
        {marks.map(({ at }) => (
          <span
            key={at}
            className="bottom-0 absolute h-1.5 border-l border-l-ink"
            style={{ left: `${(at / most) * 100}%` }}
          />
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
    <div className="pack-bar max-sm:relative grid [&>svg]:row-start-1 [&>svg]:col-start-1">
      <ReachBar amount={held + amount} held={held} most={most} />
      {held + amount > most && <ArrowRight aria-hidden className="pack-beyond" />}
      {marks.map(({ at }) => (
        <span
          key={at}
          className="-top-1.5 -bottom-1 absolute border-l border-dashed border-l-ink sm:-inset-y-3 sm:[li:first-child_&]:-top-2 sm:[.pack:has(>.pack-foot)_&]:bottom-0"
          style={{ left: `${(at / most) * 100}%` }}
        />
      ))}
    </div>
  );
};
