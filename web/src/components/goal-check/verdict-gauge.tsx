import { useId } from 'react';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { type Feasibility, verdictZones } from '#shared/plan/model/feasibility.ts';
import { classNames } from '../class-names.ts';

const width = 320;
/** The scale ends where half as much again as the goal is supported. */
const most = 1.5;
const at = (ratio: number): number => (Math.min(Math.max(ratio, 0), most) / most) * width;

const zones = [
  { name: 'not-supported', from: 0, to: verdictZones.stretch, colour: 'var(--color-brick-tint)' },
  { name: 'stretch', from: verdictZones.stretch, to: verdictZones.tight, colour: 'var(--color-ochre-tint)' },
  { name: 'tight', from: verdictZones.tight, to: verdictZones.comfortable, colour: 'var(--color-leaf-tint)' },
  { name: 'comfortable', from: verdictZones.comfortable, to: most, colour: 'var(--zone-most, #c4dbc9)' },
] as const;

/** How much of the goal is supported, on four zones with their names; the figure stands beside it as text. */
export function VerdictGauge({ ratio, verdict }: Pick<Feasibility, 'ratio' | 'verdict'>) {
  const titleId = useId();
  const percent = Math.round(ratio * 100);
  return (
    <div className="max-w-md">
      <svg viewBox={`-8 0 ${width + 16} 58`} role="img" aria-labelledby={titleId} className="moves w-full">
        <title id={titleId}>{`${verdictNames[verdict]}: ${percent}% of the goal is supported`}</title>
        {zones.map(({ name, from, to, colour }) => (
          <rect
            key={from}
            className="gauge-zone"
            data-here={name === verdict || undefined}
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
          textAnchor={ratio < 0.3 ? 'start' : ratio > 1.2 ? 'end' : 'middle'}
          fontSize={13}
          fontWeight={700}
          fill="var(--color-ink)"
        >
          {percent > most * 100 ? `over ${most * 100}% of your goal` : `${percent}% of your goal`}
        </text>
      </svg>
      <ul aria-hidden className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {zones.map(({ name, colour }) => (
          <li
            key={name}
            className={classNames('flex items-center gap-1.5', name === verdict && 'font-semibold text-ink')}
          >
            <svg aria-hidden width="12" height="12" viewBox="0 0 12 12" className="shrink-0">
              <rect
                className="gauge-zone"
                data-here={name === verdict || undefined}
                x={0.5}
                y={0.5}
                width={11}
                height={11}
                fill={colour}
                stroke="var(--color-line-strong)"
              />
            </svg>
            {name === 'not-supported' ? 'Not supported' : verdictNames[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
