import type { WeekCell, WeekChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, labelWidth } from './drawing.ts';

const rowHeight = 17;
const head = 14;
const legend = 20;
const fills: Readonly<Record<WeekCell, string>> = {
  work: colours.leafStrong,
  free: colours.leafPale,
  blocked: colours.line,
  open: colours.paper,
};

/** Draws seven days by the parts of a day. A blocked part is crossed out, so that it is visible in a grey copy too. */
export function weekChart(chart: WeekChart, width: number): Drawing {
  const names = Math.max(0, ...chart.parts.map(({ label }) => labelWidth(label))) + 10;
  const cellWidth = (width - names) / Math.max(1, chart.days.length);
  return {
    height: head + chart.parts.length * rowHeight + legend,
    draw(canvas, { x, y }) {
      const left = x + names;
      chart.days.forEach((text, day) => {
        drawLabel(canvas, { text, x: left + (day + 0.5) * cellWidth, y: y + 9, align: 'centre' });
      });
      chart.parts.forEach(({ label, cells }, row) => {
        const top = y + head + row * rowHeight;
        drawLabel(canvas, { text: label, x, y: top + rowHeight / 2 + 2.6, colour: colours.inkSoft });
        cells.forEach((cell, day) => {
          const box = {
            x: left + day * cellWidth + 1,
            y: top + 1,
            width: cellWidth - 2,
            height: rowHeight - 2,
          };
          canvas.rect(box, fills[cell]);
          if (cell === 'blocked')
            canvas.line([box.x, box.y + box.height], [box.x + box.width, box.y], {
              stroke: colours.lineStrong,
              weight: 0.6,
            });
        });
      });
      let at = left;
      for (const kind of kindsIn(chart)) {
        const base = y + head + chart.parts.length * rowHeight + 13;
        canvas.rect({ x: at, y: base - 7, width: 8, height: 8 }, fills[kind]);
        at +=
          12 +
          drawLabel(canvas, { text: chart.names[kind], x: at + 12, y: base, colour: colours.inkSoft }) +
          14;
      }
    },
  };
}

const kindsIn = ({ parts }: WeekChart): WeekCell[] =>
  (Object.keys(fills) as WeekCell[]).filter((kind) => parts.some(({ cells }) => cells.includes(kind)));
