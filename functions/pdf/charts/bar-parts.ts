import type { BarChart } from '#shared/plan/document/chart.ts';
import { stackParts } from '#shared/plan/document/stack-parts.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { drawLabel, labelWidth, partColour } from './drawing.ts';

export type Bar = BarChart['bars'][number];

export function barColour(chart: BarChart, bar: Bar, part: number): string {
  if (chart.parts.length > 1) return partColour(part);
  const stressed = chart.bars.some(({ strong }) => strong === true);
  return stressed && bar.strong !== true ? colours.leafMiddle : colours.leafStrong;
}

export const barFace = (bar: Bar): 'sans' | 'sans-strong' => (bar.strong === true ? 'sans-strong' : 'sans');

/** Where the figure of a bar is printed: at the end that is further from zero. */
export function barEnd(values: readonly number[]): { at: number; isLoss: boolean } {
  const ends = stackParts(values).map(({ to }) => to);
  const [lowest, highest] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const isLoss = highest === 0 && lowest < 0;
  return { at: isLoss ? lowest : highest, isLoss };
}

export const legendHeight = ({ parts }: BarChart): number => (parts.length > 1 ? 16 : 0);

/** The names of the parts, in their order, with a patch of each. */
export function drawLegend(
  canvas: PageCanvas,
  { parts }: BarChart,
  at: { x: number; y: number; width: number },
): void {
  if (parts.length < 2) return;
  const widths = parts.map((text) => labelWidth(text) + 26);
  const wanted = widths.reduce((sum, width) => sum + width, 0);
  let { x } = at;
  parts.forEach((text, part) => {
    const width = (widths[part] ?? 0) * Math.min(1, at.width / wanted);
    canvas.rect({ x, y: at.y, width: 8, height: 8 }, partColour(part));
    drawLabel(canvas, { text, x: x + 11, y: at.y + 7, width: width - 13 });
    x += width;
  });
}
