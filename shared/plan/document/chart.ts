import type { Mark } from './text.ts';

/** Data with their labels as they print; a renderer chooses lengths and places, never words or figures. */
export type Chart =
  | LineChart
  | BarChart
  | WaterfallChart
  | GaugeChart
  | TornadoChart
  | GanttChart
  | FunnelChart
  | HeatGrid;

export interface Axis {
  title: string;
  /** Ticks at round values, with their printed labels. The range always includes zero and every loss. */
  ticks: readonly { at: number; label: string }[];
  min: number;
  max: number;
}

export interface LineChart {
  kind: 'line';
  x: { title: string; labels: readonly string[] };
  y: Axis;
  series: readonly { label: string; look: 'main' | 'quiet' | 'dashed'; values: readonly number[] }[];
  /** Lines across, such as a target or the floor of casual pay. */
  levels: readonly { at: number; label: string }[];
  /** Points that matter, labelled where they stand. */
  points: readonly { series: number; index: number; label: string }[];
}

export interface BarChart {
  kind: 'bar';
  /** Lying bars with their label on the left, or standing ones. */
  direction: 'lying' | 'standing';
  axis: Axis;
  /** Names of the parts of each bar; one where bars are not stacked. */
  parts: readonly string[];
  bars: readonly { label: string; values: readonly number[]; printed: string; strong?: boolean }[];
  levels: readonly { at: number; label: string }[];
}

export interface WaterfallChart {
  kind: 'waterfall';
  axis: Axis;
  steps: readonly {
    label: string;
    kind: 'start' | 'change' | 'end';
    value: number;
    printed: string;
    mark?: Mark;
  }[];
}

export interface GaugeChart {
  kind: 'gauge';
  zones: readonly { label: string; from: number; to: number }[];
  value: number;
  printed: string;
}

export interface TornadoChart {
  kind: 'tornado';
  axis: Axis;
  middle: number;
  bars: readonly { label: string; low: number; high: number; lowPrinted: string; highPrinted: string }[];
}

export interface GanttChart {
  kind: 'gantt';
  /** Days of the whole strip, the first of them 1. */
  days: number;
  ticks: readonly { day: number; label: string }[];
  bars: readonly { label: string; from: number; to: number; group: string }[];
  checkpoints: readonly { day: number; label: string }[];
}

export interface FunnelChart {
  kind: 'funnel';
  steps: readonly { label: string; value: number; printed: string; note?: string }[];
}

export interface HeatGrid {
  kind: 'heat-grid';
  columnTitle: string;
  rowTitle: string;
  columns: readonly string[];
  rows: readonly string[];
  values: readonly (readonly number[])[];
  printed: readonly (readonly string[])[];
  /** Values below it are a loss and look like one. */
  zero: number;
  /** The cell of the plan itself. */
  base: { row: number; column: number };
}
