import type { LineChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import {
  type Drawing,
  drawLabel,
  grid,
  labelLines,
  labelWidth,
  levelLine,
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
  const tickWidth = Math.min(60, Math.max(0, ...chart.y.ticks.map(({ label }) => labelWidth(label))) + 6);
  return {
    height: plotHeight + 42,
    draw(canvas, { x, y }) {
      const [left, right, top, bottom] = [x + tickWidth, x + width - nameWidth, y + 16, y + 16 + plotHeight];
      const last = Math.max(1, chart.x.labels.length - 1);
      const plot: Plot = {
        left,
        right,
        top,
        bottom,
        xOf: (index) => left + ((right - left - 8) * index) / last + 4,
        yOf: scaleOf(chart.y, bottom, top),
      };
      drawAxes(canvas, chart, plot);
      for (const { look, values } of [...chart.series].reverse())
        if (values.length > 1)
          canvas.path(
            values.map((value, index) => [plot.xOf(index), plot.yOf(value)] as const),
            looks[look],
          );
      drawLevels(canvas, chart, plot);
      drawNames(canvas, chart, plot);
      drawPoints(canvas, chart, plot);
    },
  };
}

function drawAxes(canvas: PageCanvas, chart: LineChart, { left, right, top, bottom, xOf, yOf }: Plot): void {
  drawLabel(canvas, {
    text: chart.y.title,
    x: left,
    y: top - 8,
    colour: colours.inkSoft,
    width: right - left + nameWidth,
  });
  for (const { at, label } of chart.y.ticks) {
    canvas.line([left, yOf(at)], [right, yOf(at)], at === 0 ? zeroLine : grid);
    drawLabel(canvas, {
      text: label,
      x: left - 5,
      y: yOf(at) + 2.6,
      align: 'right',
      colour: colours.inkSoft,
    });
  }
  const slot = (right - left) / Math.max(1, chart.x.labels.length);
  const widest = Math.max(0, ...chart.x.labels.map((label) => labelWidth(label)));
  const every = Math.max(1, Math.ceil((widest + 5) / slot));
  chart.x.labels.forEach((label, index) => {
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
  drawLabel(canvas, {
    text: chart.x.title,
    x: (left + right) / 2,
    y: bottom + 23,
    align: 'centre',
    colour: colours.inkSoft,
    width: right - left,
  });
}

function drawLevels(canvas: PageCanvas, { levels }: LineChart, { left, right, yOf }: Plot): void {
  for (const { at, label } of levels) {
    canvas.line([left, yOf(at)], [right, yOf(at)], levelLine);
    drawLabel(canvas, {
      text: label,
      x: left + 5,
      y: yOf(at) - 3,
      colour: colours.inkSoft,
      ground: colours.white,
      width: (right - left) * 0.7,
    });
  }
}

/** Each line's name where the line ends: no legend to look up. */
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

/** Clear of every line: above all of them, or below where its own line has a low point and there is room. */
function drawPoints(canvas: PageCanvas, chart: LineChart, plot: Plot): void {
  const { left, right, top, bottom, xOf, yOf } = plot;
  for (const { series: which, index, label } of chart.points) {
    const values = chart.series[which]?.values ?? [];
    const [x, y] = [xOf(index), yOf(values[index] ?? 0)];
    const width = labelWidth(label, { face: 'sans-strong' });
    const middle = Math.min(right - width / 2, Math.max(left + width / 2 + 4, x));
    const extent = linesWithin(chart, plot, { from: middle - width / 2 - 6, to: middle + width / 2 + 6 });
    const below = extent.lowest + 14 < bottom && y >= extent.lowest - 1;
    const baseline = below ? extent.lowest + 13 : Math.max(top + 4, extent.highest - 8);
    if (Math.abs(baseline - y) > 15)
      canvas.line([x, y], [x, below ? baseline - 7 : baseline + 3], { stroke: colours.ink, weight: 0.5 });
    canvas.dot({
      x,
      y,
      radius: 3.2,
      fill: looks[chart.series[which]?.look ?? 'main'].stroke,
      ring: colours.white,
    });
    drawLabel(canvas, {
      text: label,
      x: middle,
      y: baseline,
      align: 'centre',
      face: 'sans-strong',
      ground: colours.white,
      width: right - left,
    });
  }
}

/** How far up and down the lines reach between two places, as heights on the page. */
function linesWithin(
  { series }: LineChart,
  { xOf, yOf, bottom, top }: Plot,
  range: { from: number; to: number },
) {
  const heights = series.flatMap(({ values }) =>
    values.flatMap((value, index) => {
      const isNear = xOf(index + 1) >= range.from && xOf(index - 1) <= range.to;
      if (!isNear) return [];
      // Where a line leaves the range between two points, as far as it has come by then.
      return [range.from, range.to].flatMap((x) => {
        const next = values[index + 1] ?? value;
        const share =
          (Math.min(xOf(index + 1), Math.max(xOf(index), x)) - xOf(index)) /
          (xOf(index + 1) - xOf(index) || 1);
        return xOf(index) <= range.to && xOf(index + 1) >= range.from
          ? [yOf(value + (next - value) * share)]
          : [];
      });
    }),
  );
  return { highest: Math.min(bottom, ...heights), lowest: Math.max(top, ...heights) };
}
