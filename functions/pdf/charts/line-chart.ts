import type { LineChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import {
  type Drawing,
  drawLabel,
  grid,
  labelLines,
  labelWidth,
  scaleOf,
  spread,
  zeroLine,
} from './drawing.ts';

const looks = {
  main: { stroke: colours.leafStrong, weight: 2 },
  quiet: { stroke: colours.leafMiddle, weight: 1.3 },
  dashed: { stroke: colours.inkSoft, weight: 1.3, dash: [4, 2.5] },
} as const;

interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  xOf(index: number): number;
  yOf(value: number): number;
}

const leastPlotHeight = 78;
const nameWidth = 84;

export function lineChart(chart: LineChart, width: number, growth: number): Drawing {
  const plotHeight = leastPlotHeight + growth;
  const tickWidth = Math.min(60, Math.max(0, ...chart.axis.ticks.map(({ label }) => labelWidth(label))) + 6);
  return {
    height: plotHeight + 30,
    draw(canvas, { x, y }) {
      const [left, right, top, bottom] = [x + tickWidth, x + width - nameWidth, y + 16, y + 16 + plotHeight];
      const last = Math.max(1, chart.labels.length - 1);
      const plot: Plot = {
        left,
        right,
        top,
        bottom,
        xOf: (index) => left + ((right - left - 8) * index) / last + 4,
        yOf: scaleOf(chart.axis, bottom, top),
      };
      drawAxes(canvas, chart, plot);
      for (const { look, values } of [...chart.series].reverse())
        if (values.length > 1)
          canvas.path(
            values.map((value, index) => [plot.xOf(index), plot.yOf(value)] as const),
            looks[look],
          );
      drawNames(canvas, chart, plot);
    },
  };
}

function drawAxes(canvas: PageCanvas, chart: LineChart, { left, right, top, bottom, xOf, yOf }: Plot): void {
  drawLabel(canvas, {
    text: chart.axis.title,
    x: left,
    y: top - 8,
    colour: colours.inkSoft,
    width: right - left + nameWidth,
  });
  for (const { at, label } of chart.axis.ticks) {
    canvas.line([left, yOf(at)], [right, yOf(at)], at === 0 ? zeroLine : grid);
    drawLabel(canvas, {
      text: label,
      x: left - 5,
      y: yOf(at) + 2.6,
      align: 'right',
      colour: colours.inkSoft,
    });
  }
  const slot = (right - left) / Math.max(1, chart.labels.length);
  const widest = Math.max(0, ...chart.labels.map((label) => labelWidth(label)));
  const every = Math.max(1, Math.ceil((widest + 5) / slot));
  chart.labels.forEach((label, index) => {
    if (index % every === 0)
      drawLabel(canvas, {
        text: label,
        x: xOf(index),
        y: bottom + 11,
        align: 'centre',
        colour: colours.inkSoft,
        width: slot * every,
      });
  });
}

/** Names each line at its end, so that no legend is needed. */
function drawNames(canvas: PageCanvas, { series }: LineChart, { right, top, bottom, xOf, yOf }: Plot): void {
  const names = series.map(({ label, look }) => ({
    face: look === 'main' ? ('sans-strong' as const) : ('sans' as const),
    lines: labelLines(label, nameWidth - 10, { most: 2 }),
  }));
  const wanted = series.map(({ values }) => yOf(values.at(-1) ?? 0));
  const tallest = Math.max(1, ...names.map(({ lines }) => lines.length));
  const places = spread(wanted, 9 * tallest + 1, { from: top + 3, to: bottom - 2 });
  names.forEach(({ face, lines }, index) => {
    const { look, values } = series[index] ?? { look: 'quiet', values: [] };
    const [from, to] = [wanted[index] ?? 0, places[index] ?? 0];
    const end = xOf(values.length - 1);
    if (Math.abs(from - to) > 3)
      canvas.line([end + 2, from], [right + 4, to], { stroke: colours.lineStrong, weight: 0.5 });
    const colour = look === 'quiet' ? colours.inkSoft : looks[look].stroke;
    lines.forEach((text, row) => {
      const y = to + 2.6 + (row - (lines.length - 1) / 2) * 9;
      drawLabel(canvas, { text, x: right + 7, y, face, colour });
    });
  });
}
