import type { TornadoChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, grid, labelLines, labelWidth, scaleOf, zeroLine } from './drawing.ts';

const rowHeight = 27;

/** What is compared are ends, not lengths from zero: the axis begins and ends with the ticks around them. */
function ticksAround({ axis, bars, middle }: TornadoChart): TornadoChart['axis']['ticks'] {
  const ends = bars.flatMap(({ low, high }) => [low, high]);
  const [least, most] = [Math.min(middle, ...ends), Math.max(middle, ...ends)];
  const from = axis.ticks.findLastIndex(({ at }) => at <= least);
  const to = axis.ticks.findIndex(({ at }) => at >= most);
  return axis.ticks.slice(Math.max(0, from), to < 0 ? undefined : to + 1);
}

/** How far each driver moves the result to either side; the widest stands first, as given. */
export function tornadoChart(chart: TornadoChart, width: number): Drawing {
  const names = Math.min(
    width * 0.28,
    Math.max(...chart.bars.map(({ label }) => labelWidth(label, { face: 'sans-strong' }))) + 10,
  );
  const ends = Math.min(
    70,
    Math.max(
      ...chart.bars.flatMap(({ lowPrinted, highPrinted }) => [
        labelWidth(lowPrinted),
        labelWidth(highPrinted),
      ]),
    ) + 6,
  );
  const rows = chart.bars.length * rowHeight;
  return {
    height: rows + 34,
    draw(canvas, { x, y }) {
      const [left, right, top, bottom] = [x + names + ends, x + width - ends, y + 2, y + 2 + rows];
      const ticks = ticksAround(chart);
      const xOf = scaleOf({ min: ticks[0]?.at ?? 0, max: ticks.at(-1)?.at ?? 0 }, left, right);
      for (const { at, label } of ticks) {
        canvas.line([xOf(at), top], [xOf(at), bottom], grid);
        drawLabel(canvas, {
          text: label,
          x: xOf(at),
          y: bottom + 10,
          align: 'centre',
          colour: colours.inkSoft,
        });
      }
      drawLabel(canvas, {
        text: chart.axis.title,
        x: (left + right) / 2,
        y: bottom + 23,
        align: 'centre',
        colour: colours.inkSoft,
        width: right - left + ends,
      });
      chart.bars.forEach((bar, row) => {
        const middle = top + (row + 0.5) * rowHeight;
        const [low, high] = [Math.min(bar.low, bar.high), Math.max(bar.low, bar.high)];
        const [begin, centre, end] = [xOf(low), xOf(chart.middle), xOf(high)];
        canvas.rect(
          { x: begin, y: middle - 7, width: Math.max(0, centre - begin), height: 14 },
          colours.leafMiddle,
        );
        canvas.rect(
          { x: centre, y: middle - 7, width: Math.max(0, end - centre), height: 14 },
          colours.leafStrong,
        );
        const printed =
          bar.low <= bar.high ? [bar.lowPrinted, bar.highPrinted] : [bar.highPrinted, bar.lowPrinted];
        drawLabel(canvas, {
          text: printed[0] ?? '',
          x: begin - 4,
          y: middle + 2.7,
          align: 'right',
          width: ends,
        });
        drawLabel(canvas, { text: printed[1] ?? '', x: end + 4, y: middle + 2.7, width: ends });
        const lines = labelLines(bar.label, names - 8, { most: 2 });
        lines.forEach((text, line) => {
          drawLabel(canvas, {
            text,
            x,
            y: middle + 2.7 + (line - (lines.length - 1) / 2) * 9,
            face: 'sans-strong',
          });
        });
      });
      canvas.line([xOf(chart.middle), top - 2], [xOf(chart.middle), bottom], zeroLine);
    },
  };
}
