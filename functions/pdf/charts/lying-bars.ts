import type { BarChart } from '#shared/plan/document/chart.ts';
import { stackParts } from '#shared/plan/document/stack-parts.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { type Bar, barColour, barEnd, barFace, drawLegend, legendHeight } from './bar-parts.ts';
import { type Drawing, drawLabel, grid, labelWidth, levelLine, scaleOf, zeroLine } from './drawing.ts';

const rowHeight = 19;

interface Plot {
  /** The chart's own left edge, and its width. */
  x: number;
  width: number;
  names: number;
  figures: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  xOf(value: number): number;
}

export function lyingBars(chart: BarChart, width: number): Drawing {
  const above = legendHeight(chart) + (chart.levels.length > 0 ? 12 : 2);
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => labelWidth(text, { face: 'sans-strong' })));
  const names = Math.min(width * 0.36, widest(chart.bars.map(({ label }) => label)) + 10);
  const figures = Math.min(90, widest(chart.bars.map(({ printed }) => printed)) + 8);
  const below = chart.axis.min < 0 ? figures : 0;
  const rows = chart.bars.length * rowHeight;
  return {
    height: above + rows + 30,
    draw(canvas, { x, y }) {
      const [left, right, top] = [x + names + below, x + width - figures, y + above];
      const xOf = scaleOf(chart.axis, left, right);
      const plot: Plot = { x, width, names, figures, left, right, top, bottom: top + rows, xOf };
      drawLegend(canvas, chart, { x: x + names, y, width: width - names });
      drawAxis(canvas, chart, plot);
      chart.bars.forEach((bar, row) => {
        drawBar(canvas, { chart, bar, plot, middle: top + (row + 0.5) * rowHeight });
      });
      canvas.line([xOf(0), top], [xOf(0), plot.bottom], zeroLine);
      drawLevels(canvas, chart, plot);
      chart.bars.forEach((bar, row) => {
        drawFigure(canvas, bar, { plot, middle: top + (row + 0.5) * rowHeight });
      });
    },
  };
}

function drawAxis(
  canvas: PageCanvas,
  { axis }: BarChart,
  { x, width, left, right, top, bottom, xOf }: Plot,
): void {
  const look = { align: 'centre' as const, colour: colours.inkSoft };
  for (const { at, label } of axis.ticks) {
    canvas.line([xOf(at), top], [xOf(at), bottom], grid);
    drawLabel(canvas, { ...look, text: label, x: xOf(at), y: bottom + 10 });
  }
  const middle = (left + right) / 2;
  const room = 2 * Math.min(middle - x, x + width - middle);
  drawLabel(canvas, { ...look, text: axis.title, x: middle, y: bottom + 22, width: room });
}

function drawBar(
  canvas: PageCanvas,
  { chart, bar, plot, middle }: { chart: BarChart; bar: Bar; plot: Plot; middle: number },
): void {
  stackParts(bar.values).forEach(({ from, to }, part) => {
    const [begin, end] = [plot.xOf(Math.min(from, to)), plot.xOf(Math.max(from, to))];
    const box = { x: begin, y: middle - 5.5, width: Math.max(0.6, end - begin), height: 11 };
    canvas.rect(box, barColour(chart, bar, part));
  });
  drawLabel(canvas, {
    text: bar.label,
    x: plot.x + plot.names - 6,
    y: middle + 2.7,
    align: 'right',
    width: plot.names - 8,
    face: barFace(bar),
  });
}

function drawFigure(canvas: PageCanvas, bar: Bar, { plot, middle }: { plot: Plot; middle: number }): void {
  const { at, isLoss } = barEnd(bar.values);
  drawLabel(canvas, {
    text: bar.printed,
    x: plot.xOf(at) + (isLoss ? -5 : 5),
    y: middle + 2.7,
    align: isLoss ? 'right' : 'left',
    face: 'sans-strong',
    width: plot.figures - 5,
    ground: colours.white,
  });
}

function drawLevels(
  canvas: PageCanvas,
  { levels }: BarChart,
  { x, width, left, right, top, bottom, xOf }: Plot,
): void {
  for (const { at, label } of levels) {
    canvas.line([xOf(at), top - 2], [xOf(at), bottom], levelLine);
    const half = Math.min(labelWidth(label), right - left) / 2;
    const middle = Math.min(x + width - half, Math.max(x + half, xOf(at)));
    drawLabel(canvas, {
      text: label,
      x: middle,
      y: top - 5,
      align: 'centre',
      colour: colours.inkSoft,
      width: right - left,
    });
  }
}
