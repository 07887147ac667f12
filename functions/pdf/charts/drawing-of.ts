import type { Chart } from '#shared/plan/document/chart.ts';
import { barChart } from './bar-chart.ts';
import type { Drawing } from './drawing.ts';
import { lineChart } from './line-chart.ts';
import { weekChart } from './week-chart.ts';

const growths: Readonly<Record<Chart['kind'], number>> = { line: 66, bar: 44, week: 0 };

/** How many points taller a chart may become on a page with space. */
export const mostGrowth = ({ kind }: Chart): number => growths[kind];

/** Draws a chart taller than its least height by `growth` points. */
export function drawingOf(chart: Chart, width: number, growth = 0): Drawing {
  switch (chart.kind) {
    case 'line':
      return lineChart(chart, width, growth);
    case 'bar':
      return barChart(chart, width, growth);
    case 'week':
      return weekChart(chart, width);
  }
}
