import type { WaterfallChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, grid, labelLines, labelWidth, scaleOf, zeroLine } from './drawing.ts';

const leastPlotHeight = 72;
const top = 24;

/** From one sum to another, each step hung where the last one ended. */
export function waterfallChart(chart: WaterfallChart, width: number, growth: number): Drawing {
  const plotHeight = leastPlotHeight + growth;
  const tickWidth = Math.min(60, Math.max(0, ...chart.axis.ticks.map(({ label }) => labelWidth(label))) + 6);
  const slot = (width - tickWidth) / Math.max(1, chart.steps.length);
  const names = chart.steps.map(({ label, kind }) =>
    labelLines(label, slot - 4, { most: 3, face: kind === 'change' ? 'sans' : 'sans-strong' }),
  );
  const nameRows = Math.max(...names.map((lines) => lines.length));
  let sum = 0;
  const spans = chart.steps.map(({ kind, value }) => {
    const from = kind === 'change' ? sum : 0;
    sum = kind === 'change' ? sum + value : value;
    return { from, to: sum };
  });
  return {
    height: top + plotHeight + 8 + nameRows * 9 + 6,
    draw(canvas, { x, y }) {
      const [left, right, bottom] = [x + tickWidth, x + width, y + top + plotHeight];
      const yOf = scaleOf(chart.axis, bottom, y + top);
      drawLabel(canvas, {
        text: chart.axis.title,
        x: left,
        y: y + 8,
        colour: colours.inkSoft,
        width: right - left,
      });
      for (const { at, label } of chart.axis.ticks) {
        canvas.line([left, yOf(at)], [right, yOf(at)], grid);
        drawLabel(canvas, {
          text: label,
          x: left - 5,
          y: yOf(at) + 2.6,
          align: 'right',
          colour: colours.inkSoft,
        });
      }
      chart.steps.forEach((step, index) => {
        const { from, to } = spans[index] ?? { from: 0, to: 0 };
        const middle = left + (index + 0.5) * slot;
        const thick = Math.min(40, slot * 0.66);
        const [high, low] = [yOf(Math.max(from, to)), yOf(Math.min(from, to))];
        const colour =
          step.kind !== 'change'
            ? colours.leafStrong
            : step.value < 0
              ? colours.lineStrong
              : colours.leafMiddle;
        canvas.rect(
          { x: middle - thick / 2, y: high, width: thick, height: Math.max(0.8, low - high) },
          colour,
        );
        if (index + 1 < chart.steps.length)
          canvas.line([middle + thick / 2, yOf(to)], [middle + slot - thick / 2, yOf(to)], {
            stroke: colours.inkSoft,
            weight: 0.5,
          });
        const printed = labelWidth(step.printed, { face: 'sans-strong' });
        const at = high - 4;
        const wide = Math.min(printed, slot - 4);
        drawLabel(canvas, {
          text: step.printed,
          x: middle,
          y: at,
          align: 'centre',
          face: 'sans-strong',
          width: slot - 4,
          ground: colours.white,
        });
        if (step.mark !== undefined)
          drawLabel(canvas, {
            text: step.mark,
            x: middle + wide / 2 + 0.8,
            y: at - 2.6,
            size: 5,
            face: 'sans-strong',
            colour: colours.leaf,
          });
        names[index]?.forEach((text, row) => {
          drawLabel(canvas, {
            text,
            x: middle,
            y: bottom + 12 + row * 9,
            align: 'centre',
            face: step.kind === 'change' ? 'sans' : 'sans-strong',
          });
        });
      });
      canvas.line([left, yOf(0)], [right, yOf(0)], zeroLine);
    },
  };
}
