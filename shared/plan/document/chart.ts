/** Data with their labels as they print. A renderer chooses lengths and places, never words or figures. */
export type Chart = LineChart | BarChart | WeekChart;

export interface Axis {
  title: string;
  /** Ticks at round values, with their printed labels. The range always includes zero and every loss. */
  ticks: readonly { at: number; label: string }[];
  min: number;
  max: number;
}

export interface LineChart {
  kind: 'line';
  /** The labels under the points. */
  labels: readonly string[];
  axis: Axis;
  series: readonly { label: string; look: 'main' | 'quiet' | 'dashed'; values: readonly number[] }[];
}

export interface BarChart {
  kind: 'bar';
  axis: Axis;
  bars: readonly { label: string; value: number; printed: string; isStrong?: true }[];
  /** A line across, such as the goal. */
  level?: { at: number; label: string };
}

export type WeekCell = 'work' | 'free' | 'blocked' | 'open';

/** The week of a person: when they work by the plan, when they are free and when they are not. */
export interface WeekChart {
  kind: 'week';
  days: readonly string[];
  parts: readonly { label: string; cells: readonly WeekCell[] }[];
  names: Readonly<Record<WeekCell, string>>;
}
