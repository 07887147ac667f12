import type { Chart } from '#shared/plan/document/chart.ts';
import { barChart } from './bar-chart.ts';
import type { Drawing } from './drawing.ts';
import { lineChart } from './line-chart.ts';
import { weekChart } from './week-chart.ts';

const growths: Readonly<Record<Chart['kind'], number>> = { line: 66, bar: 44, week: 0 };

/** How many points taller a chart may get where its page has room. */
export const mostGrowth = ({ kind }: Chart): number => growths[kind];

/** Drawn so many points taller than it has to be. */
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
