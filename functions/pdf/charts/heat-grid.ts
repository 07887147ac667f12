import type { HeatGrid } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, labelLines } from './drawing.ts';

const leastCellHeight = 30;
const head = 32;
const shades = [colours.paper, colours.leafTint, colours.leafPale, colours.leafMiddle] as const;

/** Two drivers against each other: the darker, the better; losses are framed in brick and cut at a corner. */
export function heatGrid(chart: HeatGrid, width: number, growth: number): Drawing {
  const cellHeight = leastCellHeight + growth / Math.max(1, chart.rows.length);
  const names = Math.min(110, width * 0.24);
  const best = Math.max(chart.zero, ...chart.values.flat());
  const cellWidth = (width - names) / Math.max(1, chart.columns.length);
  return {
    height: head + chart.rows.length * cellHeight + 6,
    draw(canvas, { x, y }) {
      const left = x + names;
      drawLabel(canvas, {
        text: chart.columnTitle,
        x: left,
        y: y + 9,
        colour: colours.inkSoft,
        width: width - names,
      });
      const titles = labelLines(chart.rowTitle, names - 8, { most: 3 });
      titles.forEach((text, row) => {
        drawLabel(canvas, {
          text,
          x,
          y: y + head - 5 - (titles.length - 1 - row) * 9,
          colour: colours.inkSoft,
        });
      });
      chart.columns.forEach((text, column) => {
        const face = column === chart.base.column ? 'sans-strong' : 'sans';
        drawLabel(canvas, {
          text,
          x: left + (column + 0.5) * cellWidth,
          y: y + head - 6,
          align: 'centre',
          face,
          width: cellWidth - 4,
        });
      });
      chart.rows.forEach((label, row) => {
        const top = y + head + row * cellHeight;
        const face = row === chart.base.row ? 'sans-strong' : 'sans';
        drawLabel(canvas, { text: label, x, y: top + cellHeight / 2 + 2.7, face, width: names - 8 });
        chart.columns.forEach((_, column) => {
          const value = chart.values[row]?.[column] ?? 0;
          const box = {
            x: left + column * cellWidth + 1,
            y: top + 1,
            width: cellWidth - 2,
            height: cellHeight - 2,
          };
          const isLoss = value < chart.zero;
          const share = best === chart.zero ? 0 : (value - chart.zero) / (best - chart.zero);
          const shade =
            shades[Math.min(shades.length - 1, Math.floor(share * shades.length))] ?? colours.paper;
          canvas.rect(box, isLoss ? colours.brickTint : shade);
          if (isLoss)
            canvas.path(
              [
                [box.x, box.y],
                [box.x + 8, box.y],
                [box.x, box.y + 8],
              ],
              { fill: colours.brick },
            );
          const isBase = row === chart.base.row && column === chart.base.column;
          drawLabel(canvas, {
            text: chart.printed[row]?.[column] ?? '',
            x: left + (column + 0.5) * cellWidth,
            y: top + cellHeight / 2 + 3,
            align: 'centre',
            size: 8.4,
            face: isBase ? 'sans-strong' : 'sans',
            colour: isLoss ? colours.brick : colours.ink,
            width: cellWidth - 4,
          });
        });
      });
      const { row, column } = chart.base;
      canvas.frame(
        {
          x: left + column * cellWidth + 1,
          y: y + head + row * cellHeight + 1,
          width: cellWidth - 2,
          height: cellHeight - 2,
        },
        colours.ink,
        1.6,
      );
    },
  };
}
