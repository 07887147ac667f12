import { useId } from 'react';
import type { PageOne } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';

const width = 400;
const height = 150;
/** Room for the labels, at the end of each line and below the lowest. */
const beside = 62;
const above = 12;
const below = 22;

const looks = {
  main: 'text-leaf stroke-[3px]',
  quiet: 'text-leaf stroke-[1.5px] opacity-60',
  dashed: 'text-ink-soft stroke-[1.5px] [stroke-dasharray:5_4]',
} as const;

/** Cash at each month's end, a line a scenario, each labelled where it ends. */
export function CashLines({ cash: { caption, alternative, lines, lowest } }: Pick<PageOne, 'cash'>) {
  const titleId = useId();
  const values = lines.flatMap((line) => line.values);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const months = Math.max(...lines.map((line) => line.values.length));
  const x = (index: number): number => (index / (months - 1)) * (width - beside) + 4;
  const y = (value: number): number => above + ((most - value) / (most - least)) * (height - above - below);
  const main = lines.find(({ look }) => look === 'main');
  const lowestValue = lowest && main?.values[lowest.index];
  return (
    <figure className="mt-4">
      <figcaption className="text-sm font-semibold">{caption}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={titleId}
        className="mt-1 w-full overflow-visible"
      >
        <title id={titleId}>{alternative}</title>
        <path
          d={`M4 ${y(0)}H${width - beside + 4}`}
          className="stroke-current text-line-strong"
          strokeWidth={1}
        />
        {lines.map(({ label, look, values: closing }) => (
          <g key={label}>
            <polyline
              points={closing
                .map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
              fill="none"
              strokeLinejoin="round"
              className={classNames('stroke-current', looks[look])}
            />
            <text
              x={width - beside + 10}
              y={y(closing.at(-1) ?? 0) + 4}
              className={classNames(
                'fill-current text-[13px]',
                look === 'main' ? 'font-semibold text-leaf' : 'text-ink-soft',
              )}
            >
              {label}
            </text>
          </g>
        ))}
        {lowest !== undefined && lowestValue !== undefined && (
          <g className="fill-current text-leaf">
            <circle cx={x(lowest.index)} cy={y(lowestValue)} r={4.5} />
            <text x={x(lowest.index) - 4} y={y(0) - 10} className="text-[13px] font-semibold text-ink">
              {lowest.label}
            </text>
          </g>
        )}
        <text x={4} y={height - 2} className="fill-current text-[13px] text-ink-soft">
          month 1
        </text>
        <text
          x={width - beside + 4}
          y={height - 2}
          textAnchor="end"
          className="fill-current text-[13px] text-ink-soft"
        >
          month {months}
        </text>
      </svg>
    </figure>
  );
}
