import type { CoverYear } from '#shared/plan/document/plan-document.ts';
import { drawLabel, labelWidth } from '../charts/drawing.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { column, pageSize } from '../layout/page-size.ts';
import type { Tag } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';

/** Above the bars and below them, for what they are named by. */
const head = 17;
const foot = 16;
const leastBars = 26;
const mostBars = 96;
/** At either side of a bar. */
const gap = 2.5;
export const label = { size: 8.4, colour: colours.leafPale } as const;
export const goalLine = { stroke: colours.white, weight: 0.9, dash: [3, 2.5] };

/** The year of the plan in bars, on the dark of the cover between two heights; nothing where a long title leaves no room. */
export function drawYear(
  year: CoverYear,
  { canvas, tag, top, bottom }: { canvas: PageCanvas; tag: Tag; top: number; bottom: number },
): void {
  const height = Math.min(mostBars, bottom - top - head - foot);
  if (height < leastBars) return;
  const figure = tag.add('Figure', { alternative: cleanText(year.alternative) });
  const ground = bottom - foot;
  const { x, width } = column;
  figure.box = [x, pageSize.height - bottom, x + width, pageSize.height - (ground - height - head)];
  canvas.tag(figure);
  const highest = Math.max(...year.values, year.goal?.at ?? 0, 1);
  const tall = (value: number): number => Math.max(0.8, (value / highest) * height);
  const slot = width / Math.max(1, year.values.length);
  year.values.forEach((value, index) => {
    const isMet = year.goal !== undefined && value >= year.goal.at;
    const bar = {
      x: x + index * slot + gap,
      y: ground - tall(value),
      width: slot - 2 * gap,
      height: tall(value),
    };
    canvas.rect(bar, isMet ? colours.leafPale : colours.leafMiddle);
  });
  const named = ground - height - 8;
  drawLabel(canvas, { ...label, text: year.title, x, y: named });
  if (year.goal !== undefined)
    drawGoal(canvas, year, { goal: year.goal, named, at: ground - tall(year.goal.at), slot });
  drawFoot(canvas, year, { y: ground + 11, slot });
}

function drawGoal(
  canvas: PageCanvas,
  { values }: CoverYear,
  place: { goal: NonNullable<CoverYear['goal']>; named: number; at: number; slot: number },
): void {
  const { goal, named, at, slot } = place;
  const right = column.x + column.width;
  canvas.line([column.x, at], [right, at], goalLine);
  // Over a pale bar it would not be seen.
  const width = slot - 2 * gap;
  values.forEach((value, index) => {
    if (value < goal.at) return;
    canvas.rect({ x: column.x + index * slot + gap, y: at - 0.5, width, height: 1 }, colours.leafStrong);
  });
  nameGoal(canvas, goal.label, named);
}

/** At the right, with a piece of its line. */
export function nameGoal(canvas: PageCanvas, text: string, y: number): void {
  const right = column.x + column.width;
  drawLabel(canvas, { ...label, text, x: right, y, align: 'right', colour: colours.white });
  const start = right - labelWidth(text, label) - 24;
  canvas.line([start, y - 2.6], [start + 18, y - 2.6], goalLine);
}

function drawFoot(canvas: PageCanvas, year: CoverYear, { y, slot }: { y: number; slot: number }): void {
  const right = column.x + column.width;
  const strong = { ...label, face: 'sans-strong' } as const;
  drawLabel(canvas, { ...strong, text: year.last, x: right, y, align: 'right' });
  const { passed } = year;
  const text = passed?.label ?? 'month 1';
  const width = labelWidth(text, label);
  const middle = passed === undefined ? 0 : (passed.month - 0.5) * slot - width / 2;
  const most = column.width - labelWidth(year.last, strong) - 12 - width;
  drawLabel(canvas, { ...label, text, x: column.x + Math.max(0, Math.min(middle, most)), y });
}
