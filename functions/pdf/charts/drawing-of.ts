import type { Chart } from '#shared/plan/document/chart.ts';

import type { Drawing } from './drawing.ts';
import { funnelChart } from './funnel-chart.ts';
import { ganttChart } from './gantt-chart.ts';
import { gaugeChart } from './gauge-chart.ts';
import { heatGrid } from './heat-grid.ts';
import { lineChart } from './line-chart.ts';
import { lyingBars } from './lying-bars.ts';
import { standingBars } from './standing-bars.ts';
import { tornadoChart } from './tornado-chart.ts';
import { waterfallChart } from './waterfall-chart.ts';

/** Charts that need more room than the measure of the text. */
export const isWideChart = ({ kind }: Chart): boolean => kind === 'gantt' || kind === 'heat-grid';

/** How many points taller a chart may get where its page has room; bars that lie would only get thicker. */
export function mostGrowth(chart: Chart): number {
  switch (chart.kind) {
    case 'line':
      return 66;
    case 'bar':
      return chart.direction === 'standing' ? 44 : 0;
    case 'waterfall':
      return 48;
    case 'heat-grid':
      return chart.rows.length * 10;
    default:
      return 0;
  }
}

/** Drawn so many points taller than it has to be. */
export function drawingOf(chart: Chart, width: number, growth = 0): Drawing {
  switch (chart.kind) {
    case 'line':
      return lineChart(chart, width, growth);
    case 'bar':
      return chart.direction === 'lying' ? lyingBars(chart, width) : standingBars(chart, width, growth);
    case 'waterfall':
      return waterfallChart(chart, width, growth);
    case 'gauge':
      return gaugeChart(chart, width);
    case 'tornado':
      return tornadoChart(chart, width);
    case 'gantt':
      return ganttChart(chart, width);
    case 'funnel':
      return funnelChart(chart, width);
    case 'heat-grid':
      return heatGrid(chart, width, growth);
  }
}
