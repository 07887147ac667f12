import type { Chart, GaugeChart, HeatGrid, LineChart } from '#shared/plan/document/chart.ts';
import { stackParts } from '#shared/plan/document/stack-parts.ts';

/** Names of looks in plan-chart.css, from dark to light; a sum that goes down is grey. */
export type Tone = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth';
export const tones: readonly Tone[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const toneOf = (part: number): Tone => tones[part % tones.length] ?? 'first';

export interface ChartRow {
  label: string;
  printed: string;
  note?: string;
  strong?: boolean;
  /** Where its bar lies, in percent of the width. */
  spans: readonly { from: number; to: number; tone: Tone }[];
}

export interface Rows {
  title: string;
  rows: readonly ChartRow[];
  /** Names of the parts of each bar; none where bars are whole. */
  parts: readonly string[];
  /** Lines across all bars, in percent of the width. */
  levels: readonly { at: number; label: string }[];
  /** Marks over the bars, in percent of the width. */
  ticks: readonly { at: number; label: string }[];
}

const shareOf =
  (min: number, max: number) =>
  (value: number): number =>
    (100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min || 1);

type RowChart = Exclude<Chart, LineChart | GaugeChart | HeatGrid>;

/** All that is a bar for a name: one below the other, whichever way they stand on paper. */
export function rowsOf(chart: RowChart): Rows {
  const none = { title: '', parts: [], levels: [], ticks: [] };
  const span = (share: (value: number) => number, one: number, other: number, tone: Tone) => ({
    from: share(Math.min(one, other)),
    to: share(Math.max(one, other)),
    tone,
  });
  switch (chart.kind) {
    case 'bar': {
      const { axis, parts, bars, levels } = chart;
      const share = shareOf(axis.min, axis.max);
      const hasParts = parts.length > 1;
      const stressed = bars.some(({ strong }) => strong);
      return {
        ...none,
        title: axis.title,
        parts: hasParts ? parts : [],
        levels: levels.map(({ at, label }) => ({ at: share(at), label })),
        rows: bars.map(({ label, values, printed, strong }) => ({
          ...{ label, printed, strong: strong === true },
          spans: stackParts(values).map(({ from, to }, part) =>
            span(share, from, to, hasParts ? toneOf(part) : stressed && !strong ? 'second' : 'first'),
          ),
        })),
      };
    }
    case 'waterfall': {
      const share = shareOf(chart.axis.min, chart.axis.max);
      let sum = 0;
      const rows = chart.steps.map(({ label, kind, value, printed }) => {
        const from = kind === 'change' ? sum : 0;
        sum = from + value;
        const tone = kind !== 'change' ? 'first' : value < 0 ? 'fourth' : 'second';
        return { label, printed, strong: kind !== 'change', spans: [span(share, from, sum, tone)] };
      });
      return { ...none, title: chart.axis.title, rows };
    }
    case 'tornado': {
      const { axis, middle, bars } = chart;
      const share = shareOf(axis.min, axis.max);
      return {
        ...none,
        title: axis.title,
        levels: [{ at: share(middle), label: '' }],
        rows: bars.map(({ label, low, high, lowPrinted, highPrinted }) => ({
          label,
          printed: `${lowPrinted} to ${highPrinted}`,
          spans: [span(share, low, middle, 'second'), span(share, middle, high, 'first')],
        })),
      };
    }
    case 'funnel': {
      const share = shareOf(0, Math.max(...chart.steps.map(({ value }) => value)));
      return {
        ...none,
        rows: chart.steps.map(({ label, value, printed, note = '' }) => ({
          ...{ label, printed, note },
          spans: [span(share, 0, value, 'first')],
        })),
      };
    }
    case 'gantt': {
      const share = shareOf(0, chart.days);
      return {
        ...none,
        ticks: chart.ticks.map(({ day, label }) => ({ at: share(day - 1), label })),
        rows: [
          ...chart.bars.map(({ label, from, to, group }) => ({
            ...{ label, printed: group },
            spans: [span(share, from - 1, to, 'first')],
          })),
          ...chart.checkpoints.map(({ day, label }) => ({
            ...{ label, printed: '', strong: true },
            spans: [span(share, day - 1, day, 'sixth')],
          })),
        ],
      };
    }
  }
}
