import { useId } from 'react';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { monthly, whole } from './print-monthly.ts';

const width = 320;
const height = 138;
const gap = 4;
const base = height - 20;
/** Above the highest bar, for the words on the line of the goal. */
const above = 18;

interface MonthLabel {
  month: number;
  words: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Under the bar that is compared with the goal what it comes to; under the first and the last where there is room. */
function monthLabels(tested: number, last: number, amount: string): MonthLabel[] {
  const ends: MonthLabel[] = [
    { month: 1, words: 'month 1', anchor: 'start' },
    { month: last, words: `month ${last}`, anchor: 'end' },
  ];
  const anchor = tested <= 3 ? 'start' : tested > last - 3 ? 'end' : 'middle';
  return [
    ...ends.filter(({ month }) => Math.abs(month - tested) > 4),
    { month: tested, words: `${amount} in month ${tested}`, anchor },
  ];
}

/** The goal as a dashed line, and how far below it the bar ends that is compared with it. */
function GoalLine({ feasibility, y }: Pick<Explanation, 'feasibility'> & { y: number }) {
  const { targetCents, gapCents } = feasibility;
  return (
    <g className="fill-ink [paint-order:stroke] stroke-sheet stroke-[4px] forced-colors:stroke-[Canvas]">
      <line x1={0} x2={width} y1={y} y2={y} className="stroke-ink stroke-[1px] [stroke-dasharray:4_3]" />
      <text x={0} y={y - 5}>
        goal {whole(targetCents)}
      </text>
      {gapCents > 0 && (
        <text x={width} y={y - 5} textAnchor="end" fontWeight={600}>
          {whole(Math.ceil(gapCents / 100) * 100)} short
        </text>
      )}
    </g>
  );
}

/** What the first twelve months support, a bar each, with the goal as a dashed line. */
export function MonthsChart({ byMonth, feasibility }: Pick<Explanation, 'byMonth' | 'feasibility'>) {
  const titleId = useId();
  const { supportedCents, targetCents, targetFromHours, testedMonth } = feasibility;
  const highest = Math.max(...byMonth, targetFromHours ? 0 : targetCents, 1);
  const tall = (cents: number): number => (cents / highest) * (base - above);
  const step = width / byMonth.length;
  const last = byMonth.at(-1) ?? 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={titleId}
      className="moves w-full text-[13.5px] @md:text-[11px] @4xl:text-[9px]"
    >
      <title id={titleId}>
        {`Left each month before tax, three-month average: ${monthly(byMonth[0] ?? 0)} at first, ${monthly(last)} after twelve months` +
          (targetFromHours ? '.' : `; the goal is ${monthly(targetCents)}.`)}
      </title>
      {byMonth.map((cents, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its month
          key={index}
          x={index * step + gap / 2}
          y={base - tall(cents)}
          width={step - gap}
          height={Math.max(tall(cents), 1)}
          fill={index + 1 === testedMonth ? 'var(--color-leaf)' : 'var(--color-leaf-tint)'}
          stroke="var(--color-leaf)"
          strokeWidth={1}
        />
      ))}
      {!targetFromHours && <GoalLine feasibility={feasibility} y={base - tall(targetCents)} />}
      <line x1={0} x2={width} y1={base} y2={base} stroke="var(--color-line-strong)" />
      {monthLabels(testedMonth, byMonth.length, whole(supportedCents)).map(({ month, words, anchor }) => (
        <text
          key={month}
          x={(month - (anchor === 'start' ? 1 : anchor === 'end' ? 0 : 0.5)) * step}
          y={height - 5}
          textAnchor={anchor}
          fontWeight={month === testedMonth ? 600 : undefined}
          fill={month === testedMonth ? 'var(--color-ink)' : 'var(--color-ink-soft)'}
        >
          {words}
        </text>
      ))}
    </svg>
  );
}
