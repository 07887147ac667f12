import { useId } from 'react';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { monthly, whole } from './print-monthly.ts';

const width = 320;
const height = 120;
const gap = 4;

interface MonthLabel {
  month: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Under the first bar, the last, and the one that is compared with the goal; where two would meet, that one stays. */
function monthLabels(tested: number, last: number): MonthLabel[] {
  const ends: MonthLabel[] = [
    { month: 1, anchor: 'start' },
    { month: last, anchor: 'end' },
  ];
  if (tested <= 1 || tested >= last) return ends;
  return [...ends.filter(({ month }) => Math.abs(month - tested) > 2), { month: tested, anchor: 'middle' }];
}

/** What the first twelve months support, a bar each, with the goal as a dashed line. */
export function MonthsChart({ byMonth, feasibility }: Pick<Explanation, 'byMonth' | 'feasibility'>) {
  const titleId = useId();
  const { targetCents, targetFromHours, testedMonth } = feasibility;
  const highest = Math.max(...byMonth, targetFromHours ? 0 : targetCents, 1);
  const tall = (cents: number): number => (cents / highest) * (height - 30);
  const step = width / byMonth.length;
  const last = byMonth.at(-1) ?? 0;
  const base = height - 16;
  const labelled = monthLabels(targetFromHours ? 1 : testedMonth, byMonth.length);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={titleId}
      className="moves w-full max-w-md"
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
      {!targetFromHours && (
        <>
          <line
            x1={0}
            x2={width}
            y1={base - tall(targetCents)}
            y2={base - tall(targetCents)}
            stroke="var(--color-ink)"
            strokeDasharray="4 3"
          />
          <text
            x={0}
            y={base - tall(targetCents) - 4}
            fontSize={12}
            fill="var(--color-ink)"
            className="[paint-order:stroke] stroke-sheet stroke-[4px] forced-colors:stroke-[Canvas]"
          >
            goal {whole(targetCents)}
          </text>
        </>
      )}
      <line x1={0} x2={width} y1={base} y2={base} stroke="var(--color-line-strong)" />
      {labelled.map(({ month, anchor }) => (
        <text
          key={month}
          x={anchor === 'start' ? 0 : anchor === 'end' ? width : (month - 0.5) * step}
          y={height - 2}
          fontSize={12}
          textAnchor={anchor}
          fontWeight={month === testedMonth ? 700 : undefined}
          fill={month === testedMonth ? 'var(--color-ink)' : 'var(--color-ink-soft)'}
        >
          month {month}
        </text>
      ))}
    </svg>
  );
}
