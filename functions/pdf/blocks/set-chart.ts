import type { ChartBlock } from '#shared/plan/document/plan-document.ts';
import type { Drawing } from '../charts/drawing.ts';
import { drawingOf, mostGrowth } from '../charts/drawing-of.ts';
import { measure, pageSize } from '../layout/page-size.ts';
import type { Piece } from '../layout/piece.ts';
import { styles } from '../layout/styles.ts';
import { cleanText } from '../text/clean-text.ts';
import { plainRuns } from '../text/runs-of-text.ts';
import { withCaption } from './caption.ts';
import type { Setting } from './setting.ts';

export function setChart({ id, caption, alternative, chart }: ChartBlock, { tag }: Setting): Piece[] {
  const { x, width } = measure;
  const captionTag = tag.add('P');
  const figure = tag.add('Figure', { alternative: cleanText(alternative) });
  const pieceOf = ({ height, draw }: Drawing): Piece => ({
    height,
    gap: 13,
    draw: ({ canvas, y }) => {
      const bottom = pageSize.height - y - height;
      figure.box = [x, bottom, x + width, bottom + height];
      canvas.tag(figure);
      draw(canvas, { x, y });
    },
  });
  const most = mostGrowth(chart);
  const piece = pieceOf(drawingOf(chart, width));
  if (most > 0) piece.growth = { most, by: (points) => pieceOf(drawingOf(chart, width, points)) };
  return withCaption([piece], {
    caption: plainRuns(caption, styles.caption),
    tag: captionTag,
    isWide: false,
    id,
  });
}
