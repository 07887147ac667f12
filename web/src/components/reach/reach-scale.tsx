import type { CSSProperties } from 'react';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';

export interface ReachMark {
  at: number;
  label: string;
}

/** The plans on a scale, at their prices; near its start, two labels would overlap. */
export const planMarks = (most: number): ReachMark[] =>
  planTypes
    .filter((type) => planPrices[type] <= most && planPrices[type] >= most * 0.25)
    .map((type) => ({
      at: planPrices[type],
      label: `${planNames[type]} ${formatTokenCount(planPrices[type])}`,
    }));

/** A label ends at its line, but a single one in the first half starts there. */
const placeOf = (at: number, isAlone: boolean): CSSProperties =>
  isAlone && at < 50 ? { left: `${at}%` } : { right: `${100 - at}%` };

/** The labels of the bar below. */
export function ReachScale({ marks, most }: { marks: readonly ReachMark[]; most: number }) {
  return (
    <p aria-hidden="true" className="relative h-6 text-sm leading-none text-ink-soft">
      {marks.map(({ at, label }) => (
        <span
          key={label}
          className="absolute bottom-1.5 whitespace-nowrap"
          style={placeOf((at / most) * 100, marks.length === 1)}
        >
          {label}
        </span>
      ))}
    </p>
  );
}
