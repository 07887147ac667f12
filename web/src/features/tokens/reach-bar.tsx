import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';

const width = 400;

/** Plans that the largest pack reaches, as marks on the same scale as the packs. */
export const marksUpTo = (most: Hundredths) => planTypes.filter((type) => planPrices[type] <= most);

export interface ReachBarProps {
  amount: Hundredths;
  /** Where the scale ends. */
  most: Hundredths;
}

/** How far so many tokens reach, drawn; the words beside it say what they pay for. */
export function ReachBar({ amount, most }: ReachBarProps) {
  const at = (tokens: number): number => (tokens / most) * width;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      className="reach-bar h-4 w-full overflow-visible"
    >
      <rect y={2} width={width} height={12} className="bars-track" />
      <rect y={2} width={at(amount)} height={12} className="reach-fill" />
      {marksUpTo(most).map((type) => (
        <line
          key={type}
          x1={at(planPrices[type])}
          x2={at(planPrices[type])}
          y1={-2}
          y2={18}
          className="bars-floor"
        />
      ))}
    </svg>
  );
}

/** Says what the dashed lines stand for. */
export function ReachKey({ most }: Pick<ReachBarProps, 'most'>) {
  return (
    <p className="bars-key text-sm">
      <svg aria-hidden="true" viewBox="0 0 22 6">
        <line x2={22} y1={3} y2={3} className="bars-floor" />
      </svg>
      {marksUpTo(most)
        .map((type) => `${planNames[type]} plan, ${formatTokenCount(planPrices[type])}`)
        .join('; ')}
    </p>
  );
}
