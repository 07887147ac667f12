import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { balancedLines, baselineOf, linesFor } from '../blocks/setting.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import { column } from '../layout/page-size.ts';
import type { Piece } from '../layout/piece.ts';
import type { LineStyle } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';
import { plainRuns } from '../text/runs-of-text.ts';

const titleLook: LineStyle = { face: 'serif-strong', size: 23, leading: 27, colour: colours.white };
const bylineLook: LineStyle = { face: 'sans', size: 9.6, leading: 14, colour: colours.leafPale };
const padding = 16;
const mostLines = 3;

/** Sets the title of a plan on a band across page 1, with the person and the date below it. */
export function setTitleBand({ title, byline = '' }: PlanDocument, tag: Tag): Piece {
  const width = column.width - 2 * padding;
  const titleTag = tag.add('H1');
  const bylineTag = tag.add('P');
  const titles = balancedLines(plainRuns(cleanText(title), titleLook), width).slice(0, mostLines);
  const bylines = linesFor(plainRuns(cleanText(byline), bylineLook), width).slice(0, 2);
  const height = 2 * padding + titles.length * titleLook.leading + 4 + bylines.length * bylineLook.leading;
  return {
    height,
    gap: 0,
    keepWithNext: true,
    draw: ({ canvas, y, where }) => {
      canvas.artifact();
      canvas.rect({ x: column.x, y, width: column.width, height }, colours.leafStrong);
      const put = (
        lines: typeof titles,
        { style, tag: own, top }: { style: LineStyle; tag: Tag; top: number },
      ) =>
        lines.forEach((line, index) => {
          const baseline = top + index * style.leading + baselineOf(style);
          drawLine(line, { canvas, x: column.x + padding, baseline, tag: own, where });
        });
      put(titles, { style: titleLook, tag: titleTag, top: y + padding });
      const under = y + padding + titles.length * titleLook.leading + 4;
      put(bylines, { style: bylineLook, tag: bylineTag, top: under });
    },
  };
}
