import type { CoverGap } from '#shared/plan/document/plan-document.ts';
import { drawLabel, labelWidth } from '../charts/drawing.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { column, pageSize } from '../layout/page-size.ts';
import type { Tag } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';
import { goalLine, label, nameGoal } from './cover-year.ts';

/** Above all bars, above each, and below the last. */
const head = 17;
const named = 14;
const foot = 10;
const leastBar = 9;
const mostBar = 30;
const between = 10;

/** How much of a goal there is, on the dark of the cover between two heights: as many bars as the room has. */
export function drawGap(
  gap: CoverGap,
  { canvas, tag, top, bottom }: { canvas: PageCanvas; tag: Tag; top: number; bottom: number },
): void {
  const ground = bottom - foot;
  const room = ground - top - head;
  const heightOf = (count: number): number =>
    Math.min(mostBar, (room - (count - 1) * between) / count - named);
  const count = gap.months.findLastIndex((_, index) => heightOf(index + 1) >= leastBar) + 1;
  if (count === 0) return;
  const tall = heightOf(count);
  const figure = tag.add('Figure', { alternative: cleanText(gap.alternative) });
  const { x, width } = column;
  const start = ground - count * (named + tall) - (count - 1) * between;
  figure.box = [x, pageSize.height - bottom, x + width, pageSize.height - (start - head)];
  canvas.tag(figure);
  drawLabel(canvas, { ...label, text: gap.title, x, y: start - 8 });
  nameGoal(canvas, gap.goal.label, start - 8);
  const highest = Math.max(gap.goal.at, ...gap.months.map(({ value }) => value));
  const along = (value: number): number => (value / highest) * width;
  gap.months.slice(0, count).forEach((month, index) => {
    const y = start + index * (named + tall + between) + named;
    drawMonth(canvas, month, y - 4.5);
    const end = x + along(gap.goal.at);
    canvas.rect({ x, y, width: end - x, height: tall }, colours.leaf);
    canvas.frame({ x, y, width: end - x, height: tall }, colours.leafMiddle);
    canvas.rect({ x, y, width: Math.max(0.8, along(month.value)), height: tall }, colours.leafPale);
    canvas.line([end, y], [end, y + tall + 3], goalLine);
  });
}

function drawMonth(canvas: PageCanvas, month: CoverGap['months'][number], y: number): void {
  const strong = { ...label, face: 'sans-strong', colour: colours.white } as const;
  drawLabel(canvas, { ...strong, text: month.label, x: column.x, y });
  const after = column.x + labelWidth(month.label, strong) + 7;
  drawLabel(canvas, { ...label, text: month.share, x: after, y });
  drawLabel(canvas, { ...label, text: month.lacking, x: column.x + column.width, y, align: 'right' });
}
