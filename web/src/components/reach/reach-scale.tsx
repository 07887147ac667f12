import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';

/** Beyond this share of the scale a label ends at its mark instead of standing over it. */
const nearEnd = 0.85;

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

/** What stands where on the bar below it; drawn, as the bar is. */
export function ReachScale({ marks, most }: { marks: readonly ReachMark[]; most: number }) {
  return (
    <p aria-hidden="true" className="relative h-6 text-sm leading-none text-ink-soft">
      {marks.map(({ at, label }) => (
        <span
          key={label}
          className="absolute bottom-1.5 whitespace-nowrap"
          style={
            at / most > nearEnd
              ? { right: `${100 - (at / most) * 100}%` }
              : { left: `${(at / most) * 100}%`, transform: 'translateX(-50%)' }
          }
        >
          {label}
        </span>
      ))}
    </p>
  );
}
