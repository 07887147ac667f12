import type { CSSProperties } from 'react';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';

/** Beyond this share of the scale a label ends at its mark instead of standing over it. */
const nearEnd = 85;

interface PlaceOf {
  label: string;
  isFirstOfTwo: boolean;
  isAlone: boolean;
}

export interface ReachMark {
  at: number;
  label: string;
}

/** The plans within a scale, at their prices; near its beginning two labels have no room side by side. */
export const planMarks = (most: number): ReachMark[] =>
  planTypes
    .filter((type) => planPrices[type] <= most && planPrices[type] >= most * 0.25)
    .map((type) => ({
      at: planPrices[type],
      label: `${planNames[type]} ${formatTokenCount(planPrices[type])}`,
    }));

/** Over its mark; of two, the first ends at its mark and the other begins there, none beyond the bar. */
function placeOf(at: number, { label, isFirstOfTwo, isAlone }: PlaceOf): CSSProperties {
  const width = `${label.length * 0.9}ch`;
  if (isFirstOfTwo) return { right: `min(${100 - at}%, 100% - ${width})` };
  if (at > nearEnd) return { right: `${100 - at}%` };
  if (isAlone) return { left: `${at}%`, transform: 'translateX(-50%)' };
  return { left: `min(${at}%, 100% - ${width})` };
}

/** What stands where on the bar below it; drawn, as the bar is. */
export function ReachScale({ marks, most }: { marks: readonly ReachMark[]; most: number }) {
  return (
    <p aria-hidden="true" className="relative h-6 text-sm leading-none text-ink-soft">
      {marks.map(({ at, label }, index) => (
        <span
          key={label}
          className="absolute bottom-1.5 whitespace-nowrap"
          style={placeOf((at / most) * 100, {
            label,
            isFirstOfTwo: index === 0 && marks.length > 1,
            isAlone: marks.length === 1,
          })}
        >
          {label}
        </span>
      ))}
    </p>
  );
}
