import type { Chart } from '#shared/plan/document/chart.ts';
import { rowsOf } from './chart-rows.ts';
import { FigureWords } from './figure-words.tsx';
import { GaugeChart } from './gauge-chart.tsx';
import { GridChart } from './grid-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { RowChart } from './row-chart.tsx';
import './plan-chart.css';

interface PlanChartProps {
  chart: Chart;
  /** What it shows, in words. */
  alt: string;
  /** In CSS pixels of text that is not enlarged. */
  width: number;
}

function Drawn({ chart, width }: Pick<PlanChartProps, 'chart' | 'width'>) {
  switch (chart.kind) {
    case 'line':
      return <LineChart chart={chart} width={width} />;
    case 'gauge':
      return <GaugeChart chart={chart} />;
    case 'heat-grid':
      return <GridChart chart={chart} />;
    default:
      return <RowChart {...rowsOf(chart)} />;
  }
}

/** A chart of the plan, drawn for the width there is. */
export const PlanChart = ({ chart, alt, width }: PlanChartProps) => (
  <figure className="plan-figure">
    <div role="img" aria-label={alt} className="plan-chart">
      <Drawn chart={chart} width={width} />
    </div>
    <figcaption>
      <FigureWords alt={alt} />
    </figcaption>
  </figure>
);
