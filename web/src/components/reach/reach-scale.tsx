import type { CSSProperties } from 'react';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { balanceWords, reachOf, type Standing } from './what-tokens-buy.ts';

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

const width = 400;

interface ReachBarProps {
  /** In hundredths, like all amounts here; drawn up to the end of the scale. */
  amount: number;
  /** The part that is already in the wallet. */
  held?: number;
  /** The end of the scale. */
  most: number;
  /** Amounts with a dashed line. */
  marks?: readonly number[];
}

/** Draws what an amount of tokens pays for; the adjacent text says the same. */
export function ReachBar({ amount, held = 0, most, marks = [] }: ReachBarProps) {
  const at = (tokens: number): number => (Math.min(tokens, most) / most) * width;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      className="moves h-4 w-full overflow-visible"
    >
      <rect y={2} width={width} height={12} className="bars-track" />
      {held > 0 && (
        <rect
          y={2}
          width={at(held)}
          height={12}
          className="fill-wattle forced-colors:stroke-none"
          opacity={0.45}
        />
      )}
      <rect
        x={at(held)}
        y={2}
        width={at(amount) - at(held)}
        height={12}
        className="fill-wattle forced-colors:stroke-none"
      />
      {marks.map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y1={-2} y2={18} className="bars-floor" />
      ))}
    </svg>
  );
}

/** Shows in a picture and in words what a balance pays for. */
export function BalanceBuys({ balance, standing }: { balance: number; standing: Standing }) {
  const most = reachOf(balance);
  const marks = planMarks(most);
  return (
    <div>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={Math.min(balance, most)} most={most} marks={marks.map(({ at }) => at)} />
      <p className="mt-1.5">{balanceWords(balance, standing)}</p>
    </div>
  );
}

/** The lowest amount that pays for something more. */
interface ReachGoal extends ReachMark {
  name: string;
  /** The words between an amount and the name. */
  does: 'to unlock' | 'for';
}

const sold = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);

const labelled = (name: string, at: number): string => `${name} ${formatTokenCount(at)}`;

const path = (which: 'first' | 'any', at: number): ReachGoal => ({
  at,
  name: which === 'first' ? 'your first path' : 'any path',
  label: labelled(which === 'first' ? 'First path' : 'Any path', at),
  does: 'to unlock',
});

const reachGoals: readonly ReachGoal[] = [
  path('first', Math.min(...sold)),
  ...planTypes.map((plan) => ({
    at: planPrices[plan],
    name: aPlan(plan),
    label: labelled(planNames[plan], planPrices[plan]),
    does: 'for' as const,
  })),
  path('any', Math.max(...sold)),
].sort((one, other) => one.at - other.at);

/** The goals that an amount does not reach, the nearest first. */
export const goalsBeyond = (amount: number): ReachGoal[] => reachGoals.filter(({ at }) => at > amount);
