// biome-ignore-all lint/suspicious/noArrayIndexKey: a point of a line is where it stands

import type { LineChart as Chart } from '#shared/plan/document/chart.ts';

const height = 176;
const top = 12;
const bottom = height - 22;
/** Of a letter of a label, in the units of the drawing: a CSS pixel of text that is not enlarged. */
const letter = 8.2;
/** What a label over a point takes, with the point. */
const labelRoom = 26;

const widthOf = (label: string): number => label.length * letter;

function placesOf({ x, y }: Chart, width: number) {
  const left = Math.max(...y.ticks.map(({ label }) => widthOf(label)), 0) + 6;
  const right = width - 10;
  const last = Math.max(1, x.labels.length - 1);
  const slot = (right - left) / last;
  const widest = Math.max(...x.labels.map(widthOf), 0);
  return {
    left,
    right,
    /** Every so many months are named. */
    every: Math.max(1, Math.ceil((widest + 8) / slot)),
    xOf: (index: number): number => left + slot * index,
    yOf: (value: number): number => bottom - ((value - y.min) / (y.max - y.min || 1)) * (bottom - top),
  };
}

const signed = (value: number, unit: string): string =>
  `${value < 0 ? '−' : ''}${unit}${Math.abs(value).toLocaleString('en-AU')}`;

/** Figures as the axis has them, with the unit that it names once; nothing where it has them in another. */
const printerOf = ({ title, ticks }: Chart['y']): ((value: number) => string) | undefined => {
  const unit = ['$', ''].find((one) => ticks.every(({ at, label }) => signed(at, one) === label));
  if (unit === undefined) return undefined;
  return (value) => signed(Math.round(value), title === 'A$' ? '$' : unit);
};

/** In the order in which the lines end, the highest first. */
const fromTop = (series: Chart['series']): Chart['series'] =>
  series.toSorted((one, other) => (other.values.at(-1) ?? 0) - (one.values.at(-1) ?? 0));

interface LineChartProps {
  chart: Chart;
  /** Of the drawing, in CSS pixels of text that is not enlarged. */
  width: number;
}

/** Lines over months or counts, with labels of the size of small text. */
export function LineChart({ chart, width }: LineChartProps) {
  const { x, y, series, levels, points } = chart;
  const { left, right, every, xOf, yOf } = placesOf(chart, width);
  const print = printerOf(y);
  return (
    <>
      {y.title !== '' && (
        <p className="plan-chart-title" data-label="">
          {y.title}
        </p>
      )}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="plan-lines">
        {y.ticks.map(({ at, label }) => (
          <g key={at} data-zero={at === 0 || undefined}>
            <line x1={left} x2={right} y1={yOf(at)} y2={yOf(at)} />
            <text x={left - 6} y={yOf(at) + 4} textAnchor="end" data-label="">
              {label}
            </text>
          </g>
        ))}
        {x.labels.map(
          (label, index) =>
            index % every === 0 && (
              <text key={index} x={xOf(index)} y={height - 4} textAnchor="middle" data-label="">
                {label}
              </text>
            ),
        )}
        {series.toReversed().map(({ label, look, values }) => (
          <polyline
            key={label}
            data-line={look}
            points={values.map((value, index) => `${xOf(index)},${yOf(value)}`).join(' ')}
          />
        ))}
        {levels.map(({ at, label }) => (
          <g key={label} data-level="">
            <line x1={left} x2={right} y1={yOf(at)} y2={yOf(at)} />
            <text x={left + 4} y={yOf(at) - 5} data-label="">
              {label}
            </text>
          </g>
        ))}
        {points.map(({ series: which, index, label }) => {
          const values = series[which]?.values ?? [];
          const value = values[index] ?? 0;
          const [px, py] = [xOf(index), yOf(value)];
          const half = widthOf(label) / 2;
          const hasRoom = py + labelRoom < bottom + 4;
          const goesBelow = hasRoom && (value === Math.min(...values) || py - labelRoom < top);
          return (
            <g key={label} data-point="">
              <circle cx={px} cy={py} r="4.5" />
              <text
                x={Math.min(Math.max(left + half + 2, Math.min(right - half, px)), width - half)}
                y={goesBelow ? py + 20 : py - 10}
                textAnchor="middle"
                data-label=""
              >
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      {x.title !== '' && (
        <p className="plan-chart-under" data-label="">
          {x.title}
        </p>
      )}
      <p className="plan-chart-key">
        {fromTop(series).map(({ label, look, values }) => (
          <span key={label}>
            <span data-line={look} /> <span data-label="">{label}</span>
            {print !== undefined && <b data-label="">{print(values.at(-1) ?? 0)}</b>}
          </span>
        ))}
      </p>
    </>
  );
}
