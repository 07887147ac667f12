import type { BarChart } from '#shared/plan/document/chart.ts';
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
  zeroLine,
} from './drawing.ts';

const leastPlotHeight = 62;
const gutter = 62;
const above = 14;

interface Plot {
  left: number;
  right: number;
  bottom: number;
  slot: number;
  yOf(value: number): number;
}

/** Draws vertical bars with a line across for the level they are compared with. */
export function barChart(chart: BarChart, width: number, growth: number): Drawing {
  const plotHeight = leastPlotHeight + growth;
  const tickWidth = Math.min(60, Math.max(0, ...chart.axis.ticks.map(({ label }) => labelWidth(label))) + 6);
  const room = width - tickWidth - (chart.level ? gutter : 0);
  const slot = room / Math.max(1, chart.bars.length);
  return {
    height: above + plotHeight + 20,
    draw(canvas, { x, y }) {
      const [left, top, bottom] = [x + tickWidth, y + above, y + above + plotHeight];
      const plot: Plot = { left, right: left + room, bottom, slot, yOf: scaleOf(chart.axis, bottom, top) };
      drawAxis(canvas, chart, plot);
      const middleOf = (index: number): number => left + (index + 0.5) * slot;
      for (const [index, bar] of chart.bars.entries())
        drawBar(canvas, bar, { plot, middle: middleOf(index) });
      canvas.line([left, plot.yOf(0)], [plot.right, plot.yOf(0)], zeroLine);
      if (chart.level) drawLevel(canvas, chart.level, plot);
      // Bars are labelled last, so that no line crosses a figure.
      for (const [index, bar] of chart.bars.entries())
        drawFigure(canvas, bar, { plot, middle: middleOf(index) });
    },
  };
}

function drawAxis(
  canvas: PageCanvas,
  { axis, bars }: BarChart,
  { left, right, bottom, slot, yOf }: Plot,
): void {
  for (const { at, label } of axis.ticks) {
    canvas.line([left, yOf(at)], [right, yOf(at)], grid);
    drawLabel(canvas, {
      text: label,
      x: left - 5,
      y: yOf(at) + 2.6,
      align: 'right',
      colour: colours.inkSoft,
    });
  }
  bars.forEach(({ label, isStrong }, index) => {
    drawLabel(canvas, {
      text: label,
      x: left + (index + 0.5) * slot,
      y: bottom + 12,
      align: 'centre',
      face: isStrong ? 'sans-strong' : 'sans',
      colour: isStrong ? colours.ink : colours.inkSoft,
      width: slot,
    });
  });
}

type Bar = BarChart['bars'][number];

function drawBar(canvas: PageCanvas, bar: Bar, { plot, middle }: { plot: Plot; middle: number }): void {
  const width = Math.min(34, plot.slot * 0.62);
  const [high, low] = [plot.yOf(Math.max(0, bar.value)), plot.yOf(Math.min(0, bar.value))];
  const box = { x: middle - width / 2, y: high, width, height: Math.max(0.6, low - high) };
  canvas.rect(box, bar.value < 0 ? colours.brick : bar.isStrong ? colours.leafStrong : colours.leafMiddle);
}

function drawFigure(canvas: PageCanvas, bar: Bar, { plot, middle }: { plot: Plot; middle: number }): void {
  drawLabel(canvas, {
    text: bar.printed,
    x: middle,
    y: plot.yOf(bar.value) + (bar.value < 0 ? 9 : -4),
    align: 'centre',
    face: 'sans-strong',
    width: plot.slot * 1.8,
    ground: colours.white,
  });
}

function drawLevel(
  canvas: PageCanvas,
  { at, label }: NonNullable<BarChart['level']>,
  { left, right, yOf }: Plot,
): void {
  canvas.line([left, yOf(at)], [right, yOf(at)], levelLine);
  const lines = labelLines(label, gutter - 8, { most: 3 });
  lines.forEach((text, row) => {
    const y = yOf(at) + 2.6 + (row - (lines.length - 1) / 2) * 9;
    drawLabel(canvas, { text, x: right + 6, y, colour: colours.inkSoft });
  });
}
