import { useId } from 'react';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { type Feasibility, verdictZones } from '#shared/plan/model/feasibility.ts';

const width = 320;
/** The scale ends where half as much again as the goal is supported. */
const most = 1.5;
const at = (ratio: number): number => (Math.min(Math.max(ratio, 0), most) / most) * width;

const zones = [
  { from: 0, to: verdictZones.stretch, colour: 'var(--color-brick-tint)' },
  { from: verdictZones.stretch, to: verdictZones.tight, colour: 'var(--color-ochre-tint)' },
  { from: verdictZones.tight, to: verdictZones.comfortable, colour: 'var(--color-leaf-tint)' },
  { from: verdictZones.comfortable, to: most, colour: 'var(--zone-most, #c4dbc9)' },
];

/** How much of the goal is supported, on four zones; the figure stands beside it as text. */
export function VerdictGauge({ ratio, verdict }: Pick<Feasibility, 'ratio' | 'verdict'>) {
  const titleId = useId();
  const percent = Math.round(ratio * 100);
  return (
    <svg
      viewBox={`-8 0 ${width + 16} 58`}
      role="img"
      aria-labelledby={titleId}
      className="moves w-full max-w-md"
    >
      <title id={titleId}>{`${verdictNames[verdict]}: ${percent}% of the goal is supported`}</title>
      {zones.map(({ from, to, colour }) => (
        <rect
          key={from}
          x={at(from)}
          y={22}
          width={at(to) - at(from) - 2}
          height={16}
          fill={colour}
          stroke="var(--color-line-strong)"
          strokeWidth={0.75}
        />
      ))}
      <line x1={at(1)} x2={at(1)} y1={18} y2={42} stroke="var(--color-ink)" strokeDasharray="3 2" />
      <text x={at(1)} y={54} textAnchor="middle" fontSize={12} fill="var(--color-ink-soft)">
        your goal
      </text>
      <path
        transform={`translate(${at(ratio)} 0)`}
        d="M0 22 l-7 -9 h14 z"
        fill="var(--color-ink)"
        stroke="var(--color-sheet)"
        strokeWidth={1}
      />
      <text
        x={at(ratio)}
        y={10}
        textAnchor={ratio < 0.1 ? 'start' : ratio > 1.2 ? 'end' : 'middle'}
        fontSize={13}
        fontWeight={700}
        fill="var(--color-ink)"
      >
        {percent > most * 100 ? `over ${most * 100}%` : `${percent}%`}
      </text>
    </svg>
  );
}
