import type { FunnelChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, labelLines, labelWidth, partColour } from './drawing.ts';

const barHeight = 20;
const between = 17;
const noteSize = 6.8;

/** What is left after each step: bars in proportion, joined by what falls away. */
export function funnelChart(chart: FunnelChart, width: number): Drawing {
  const widest = Math.max(
    0,
    ...chart.steps.flatMap(({ label, note = '' }) => [
      labelWidth(label, { face: 'sans-strong' }),
      labelWidth(note, { size: noteSize }),
    ]),
  );
  const names = Math.min(width * 0.4, Math.max(width * 0.2, widest + 10));
  const figures = 84;
  const largest = Math.max(1e-9, ...chart.steps.map(({ value }) => value));
  return {
    height: chart.steps.length * (barHeight + between),
    draw(canvas, { x, y }) {
      const left = x + names;
      const lengthOf = (value: number): number =>
        Math.max(2.5, (Math.max(0, value) / largest) * (width - names - figures));
      chart.steps.forEach(({ label, value, printed, note }, index) => {
        const top = y + index * (barHeight + between);
        const length = lengthOf(value);
        const next = chart.steps[index + 1];
        if (next !== undefined)
          canvas.path(
            [
              [left, top + barHeight],
              [left + length, top + barHeight],
              [left + lengthOf(next.value), top + barHeight + between],
              [left, top + barHeight + between],
            ],
            { fill: colours.leafTint },
          );
        canvas.rect(
          { x: left, y: top, width: length, height: barHeight },
          index === chart.steps.length - 1 ? colours.leafStrong : partColour(Math.min(index, 1)),
        );
        const lines = labelLines(label, names - 10, { most: 2, face: 'sans-strong' });
        const rows = lines.length + (note === undefined ? 0 : 1);
        const rowAt = (row: number): number => top + barHeight / 2 + 2.7 + (row - (rows - 1) / 2) * 9;
        lines.forEach((text, row) => {
          drawLabel(canvas, { text, x: left - 8, y: rowAt(row), align: 'right', face: 'sans-strong' });
        });
        if (note !== undefined)
          drawLabel(canvas, {
            text: note,
            x: left - 8,
            y: rowAt(lines.length),
            align: 'right',
            colour: colours.inkSoft,
            size: noteSize,
            width: names - 8,
          });
        drawLabel(canvas, {
          text: printed,
          x: left + length + 5,
          y: top + barHeight / 2 + 3,
          face: 'sans-strong',
          size: 8.4,
          width: width - names - length - 6,
        });
      });
    },
  };
}
