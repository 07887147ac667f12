import type { ChartBlock } from '#shared/plan/document/plan-document.ts';
import { drawingOf, isWideChart } from '../charts/drawing-of.ts';
import { pageSize } from '../layout/page-size.ts';
import type { Piece } from '../layout/piece.ts';
import { cleanText } from '../text/clean-text.ts';
import { roomFor, withCaption } from './caption.ts';
import type { Setting } from './setting.ts';

export function setChart({ id, caption, alternative, chart }: ChartBlock, { tag }: Setting): Piece[] {
  const isWide = isWideChart(chart);
  const { x, width } = roomFor(isWide);
  const captionTag = tag.add('P');
  const figure = tag.add('Figure', { alternative: cleanText(alternative) });
  const drawing = drawingOf(chart, width);
  const piece: Piece = {
    height: drawing.height,
    gap: 18,
    draw: ({ canvas, y }) => {
      const bottom = pageSize.height - y - drawing.height;
      figure.box = [x, bottom, x + width, bottom + drawing.height];
      canvas.tag(figure);
      drawing.draw(canvas, { x, y });
    },
  };
  return withCaption([piece], { caption, tag: captionTag, isWide, id });
}
