import type { GanttChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { type Drawing, drawLabel, labelWidth } from './drawing.ts';

const top = 18;
const mostHeight = 520;
/** Up to so many points of rows, a page has room for the hours of each week below them. */
const heightBesideHours = 352;
const rowHeights = { most: 16, closer: 13.6 } as const;

/** Rows move closer to leave that room, as long as they read as well. */
function rowHeightOf(rows: number): number {
  const closer = Math.max(rowHeights.closer, heightBesideHours / rows);
  return Math.min(rowHeights.most, closer, mostHeight / rows);
}

interface Plot {
  x: number;
  left: number;
  right: number;
  /** Of the rows. */
  top: number;
  bottom: number;
  rowHeight: number;
  dayAt(day: number): number;
}

/** Days across, tasks down, and what is checked when at the foot. */
export function ganttChart(chart: GanttChart, width: number): Drawing {
  const names = Math.min(width * 0.44, Math.max(...chart.bars.map(({ label }) => labelWidth(label))) + 12);
  const rowHeight = rowHeightOf(Math.max(1, chart.bars.length));
  const rows = chart.bars.length * rowHeight;
  const lanes = lanesOf(chart, width - names);
  const feet = lanes.length === 0 ? 0 : 10 + (Math.max(...lanes) + 1) * 10;
  return {
    height: top + rows + feet + 6,
    draw(canvas, { x, y }) {
      const [left, right] = [x + names, x + width];
      const dayWidth = (right - left) / Math.max(1, chart.days);
      const dayAt = (day: number): number => left + Math.min(chart.days, Math.max(0, day - 1)) * dayWidth;
      const plot: Plot = { x, left, right, top: y + top, bottom: y + top + rows, rowHeight, dayAt };
      drawTicks(canvas, chart, plot);
      // Below the bars and their words, which a line would cross.
      chart.checkpoints.forEach((checkpoint, index) => {
        drawCheckpoint(canvas, checkpoint, { plot, lane: lanes[index] ?? 0, halfDay: dayWidth / 2 });
      });
      chart.bars.forEach((bar, row) => {
        drawBar(canvas, bar, { plot, rowTop: plot.top + row * rowHeight });
      });
      canvas.line([x, plot.bottom], [right, plot.bottom], { stroke: colours.lineStrong, weight: 0.6 });
    },
  };
}

function drawTicks(canvas: PageCanvas, { ticks }: GanttChart, { right, top, bottom, dayAt }: Plot): void {
  for (const { day, label } of ticks) {
    canvas.line([dayAt(day), top - 3], [dayAt(day), bottom], { stroke: colours.line, weight: 0.5 });
    const fits = dayAt(day) + labelWidth(label) <= right;
    drawLabel(canvas, {
      text: label,
      x: fits ? dayAt(day) + 1 : right,
      y: top - 7,
      align: fits ? 'left' : 'right',
      colour: colours.inkSoft,
    });
  }
}

function drawBar(
  canvas: PageCanvas,
  bar: GanttChart['bars'][number],
  { plot, rowTop }: { plot: Plot; rowTop: number },
): void {
  const { x, left, right, rowHeight, dayAt } = plot;
  const baseline = rowTop + rowHeight / 2 + 2.6;
  canvas.line([x, rowTop], [right, rowTop], { stroke: colours.line, weight: 0.4 });
  drawLabel(canvas, {
    text: bar.label,
    x,
    y: baseline,
    width: left - x - 10,
    size: Math.min(7.4, rowHeight * 0.5),
  });
  const begin = dayAt(bar.from);
  const end = Math.max(begin + 2, dayAt(bar.to + 1));
  canvas.rect(
    { x: begin, y: rowTop + rowHeight * 0.24, width: end - begin, height: rowHeight * 0.52 },
    colours.leafStrong,
  );
  // What it is for stands beside the bar, on the side that has room.
  const goesLeft = end + labelWidth(bar.group) + 6 > right;
  drawLabel(canvas, {
    text: bar.group,
    x: goesLeft ? begin - 4 : end + 4,
    y: baseline,
    align: goesLeft ? 'right' : 'left',
    size: Math.min(7, rowHeight * 0.5),
    colour: colours.inkSoft,
    ground: colours.white,
  });
}

function drawCheckpoint(
  canvas: PageCanvas,
  { day, label }: GanttChart['checkpoints'][number],
  { plot, lane, halfDay }: { plot: Plot; lane: number; halfDay: number },
): void {
  const { x, right, top, bottom, dayAt } = plot;
  const at = dayAt(day) + halfDay;
  const down = bottom + 8 + lane * 10;
  canvas.line([at, top], [at, down], { stroke: colours.ink, weight: 0.7, dash: [2, 2] });
  canvas.path(
    [
      [at, down - 3.6],
      [at + 3.6, down],
      [at, down + 3.6],
      [at - 3.6, down],
    ],
    { fill: colours.ink },
  );
  const goesLeft = at + labelWidth(label) + 8 > right;
  drawLabel(canvas, {
    text: label,
    x: goesLeft ? at - 7 : at + 7,
    y: down + 2.6,
    align: goesLeft ? 'right' : 'left',
    width: goesLeft ? at - x - 8 : right - at - 8,
    ground: colours.white,
  });
}

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
