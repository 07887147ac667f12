import type { BarChart } from '#shared/plan/document/chart.ts';
import { stackParts } from '#shared/plan/document/stack-parts.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { type Bar, barColour, barEnd, barFace, drawLegend, legendHeight } from './bar-parts.ts';
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

const leastPlotHeight = 116;
/** Beside the bars, for the names of levels. */
const gutter = 66;

interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  slot: number;
  yOf(value: number): number;
}

export function standingBars(chart: BarChart, width: number, growth: number): Drawing {
  const plotHeight = leastPlotHeight + growth;
  const tickWidth = Math.min(60, Math.max(0, ...chart.axis.ticks.map(({ label }) => labelWidth(label))) + 6);
  const room = width - tickWidth - (chart.levels.length > 0 ? gutter : 0);
  const slot = room / Math.max(1, chart.bars.length);
  const names = chart.bars.map(({ label }) => labelLines(label, slot - 3, { most: 3 }));
  const nameRows = Math.max(1, ...names.map((lines) => lines.length));
  const above = legendHeight(chart) + 26;
  return {
    height: above + plotHeight + 12 + nameRows * 9,
    draw(canvas, { x, y }) {
      const [left, top, bottom] = [x + tickWidth, y + above, y + above + plotHeight];
      const plot: Plot = {
        left,
        right: left + room,
        top,
        bottom,
        slot,
        yOf: scaleOf(chart.axis, bottom, top),
      };
      drawLegend(canvas, chart, { x: left, y, width: room });
      drawAxis(canvas, chart, plot);
      chart.bars.forEach((bar, index) => {
        const middle = left + (index + 0.5) * slot;
        drawBar(canvas, { chart, bar, plot, middle });
        names[index]?.forEach((text, row) => {
          drawLabel(canvas, {
            text,
            x: middle,
            y: bottom + 12 + row * 9,
            align: 'centre',
            face: barFace(bar),
          });
        });
      });
      canvas.line([left, plot.yOf(0)], [plot.right, plot.yOf(0)], zeroLine);
      drawLevels(canvas, chart, plot);
      chart.bars.forEach((bar, index) => {
        drawFigure(canvas, bar, { plot, middle: left + (index + 0.5) * slot });
      });
    },
  };
}

function drawAxis(canvas: PageCanvas, { axis }: BarChart, { left, right, top, yOf }: Plot): void {
  const colour = colours.inkSoft;
  drawLabel(canvas, { text: axis.title, x: left, y: top - 17, colour, width: right - left });
  for (const { at, label } of axis.ticks) {
    canvas.line([left, yOf(at)], [right, yOf(at)], grid);
    drawLabel(canvas, { text: label, x: left - 5, y: yOf(at) + 2.6, align: 'right', colour });
  }
}

function drawBar(
  canvas: PageCanvas,
  { chart, bar, plot, middle }: { chart: BarChart; bar: Bar; plot: Plot; middle: number },
): void {
  const thick = Math.min(34, plot.slot * 0.62);
  stackParts(bar.values).forEach(({ from, to }, part) => {
    const [high, low] = [plot.yOf(Math.max(from, to)), plot.yOf(Math.min(from, to))];
    const box = { x: middle - thick / 2, y: high, width: thick, height: Math.max(0.6, low - high) };
    canvas.rect(box, barColour(chart, bar, part));
  });
}

function drawFigure(canvas: PageCanvas, bar: Bar, { plot, middle }: { plot: Plot; middle: number }): void {
  const { at, isLoss } = barEnd(bar.values);
  drawLabel(canvas, {
    text: bar.printed,
    x: middle,
    y: plot.yOf(at) + (isLoss ? 9 : -4),
    align: 'centre',
    face: 'sans-strong',
    width: plot.slot - 2,
    ground: colours.white,
  });
}

function drawLevels(canvas: PageCanvas, { levels }: BarChart, { left, right, top, bottom, yOf }: Plot): void {
  const places = spread(
    levels.map(({ at }) => yOf(at)),
    20,
    { from: top, to: bottom },
  );
  levels.forEach(({ at, label }, index) => {
    canvas.line([left, yOf(at)], [right, yOf(at)], levelLine);
    const lines = labelLines(label, gutter - 8, { most: 2 });
    lines.forEach((text, row) => {
      const y = (places[index] ?? 0) + 2.6 + (row - (lines.length - 1) / 2) * 9;
      drawLabel(canvas, { text, x: right + 6, y, colour: colours.inkSoft });
    });
  });
}
