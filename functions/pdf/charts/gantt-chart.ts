import type { GanttChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, labelWidth } from './drawing.ts';

const top = 18;
const mostHeight = 520;

/** Days across, tasks down, and what is checked when at the foot. */
export function ganttChart(chart: GanttChart, width: number): Drawing {
  const names = Math.min(width * 0.34, Math.max(...chart.bars.map(({ label }) => labelWidth(label))) + 12);
  const rowHeight = Math.min(16, mostHeight / Math.max(1, chart.bars.length));
  const rows = chart.bars.length * rowHeight;
  const lanes = lanesOf(chart, width - names);
  const feet = lanes.length === 0 ? 0 : 10 + (Math.max(...lanes) + 1) * 10;
  return {
    height: top + rows + feet + 6,
    draw(canvas, { x, y }) {
      const [left, right, bottom] = [x + names, x + width, y + top + rows];
      const dayWidth = (right - left) / Math.max(1, chart.days);
      const dayAt = (day: number): number => left + Math.min(chart.days, Math.max(0, day - 1)) * dayWidth;
      for (const { day, label } of chart.ticks) {
        canvas.line([dayAt(day), y + top - 3], [dayAt(day), bottom], { stroke: colours.line, weight: 0.5 });
        drawLabel(canvas, {
          text: label,
          x: dayAt(day) + 1,
          y: y + top - 7,
          colour: colours.inkSoft,
          width: right - dayAt(day),
        });
      }
      let group = '';
      chart.bars.forEach((bar, row) => {
        const rowTop = y + top + row * rowHeight;
        if (bar.group !== group)
          canvas.line([x, rowTop], [right, rowTop], { stroke: colours.lineStrong, weight: 0.5 });
        group = bar.group;
        drawLabel(canvas, {
          text: bar.label,
          x,
          y: rowTop + rowHeight / 2 + 2.6,
          width: names - 10,
          size: Math.min(7.4, rowHeight * 0.5),
        });
        const begin = dayAt(bar.from);
        const end = Math.max(begin + 2, dayAt(bar.to + 1));
        const shade = groupsOf(chart).indexOf(bar.group) % 2 === 0 ? colours.leafStrong : colours.leafMiddle;
        canvas.rect(
          { x: begin, y: rowTop + rowHeight * 0.24, width: end - begin, height: rowHeight * 0.52 },
          shade,
        );
      });
      canvas.line([x, bottom], [right, bottom], { stroke: colours.lineStrong, weight: 0.6 });
      chart.checkpoints.forEach(({ day, label }, index) => {
        const at = dayAt(day) + dayWidth / 2;
        const down = bottom + 8 + (lanes[index] ?? 0) * 10;
        canvas.line([at, y + top], [at, down], { stroke: colours.ink, weight: 0.7, dash: [2, 2] });
        canvas.path(
          [
            [at, down - 3.6],
            [at + 3.6, down],
            [at, down + 3.6],
            [at - 3.6, down],
          ],
          { fill: colours.ink },
        );
        const wide = labelWidth(label);
        const goesLeft = at + wide + 8 > right;
        drawLabel(canvas, {
          text: label,
          x: goesLeft ? at - 7 : at + 7,
          y: down + 2.6,
          align: goesLeft ? 'right' : 'left',
          width: goesLeft ? at - x - 8 : right - at - 8,
          ground: colours.white,
        });
      });
    },
  };
}

const groupsOf = ({ bars }: GanttChart): string[] => [...new Set(bars.map(({ group }) => group))];

/** A lane for each checkpoint, so that no label lies on another. */
function lanesOf({ checkpoints, days }: GanttChart, width: number): number[] {
  const ends: number[] = [];
  return checkpoints.map(({ day, label }) => {
    const at = ((day - 0.5) / Math.max(1, days)) * width;
    const wide = labelWidth(label) + 14;
    const begin = at + wide > width ? at - wide : at - 5;
    let lane = ends.findIndex((end) => end < begin);
    if (lane < 0) lane = ends.length;
    ends[lane] = Math.max(at + 5, begin + wide);
    return lane;
  });
}
