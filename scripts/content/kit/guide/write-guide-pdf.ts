import { drawLabel } from '#functions/pdf/charts/drawing.ts';
import { colours } from '#functions/pdf/draw/colours.ts';
import { PageCanvas } from '#functions/pdf/draw/page-canvas.ts';
import { paginate } from '#functions/pdf/layout/paginate.ts';
import { drawPanels } from '#functions/pdf/parts/draw-pages.ts';
import { UsedFonts } from '#functions/pdf/parts/used-fonts.ts';
import { Tag } from '#functions/pdf/tags/structure.ts';
import { writePrinted } from '../print/write-printed.ts';
import type { Guide } from './read-guide.ts';
import { column, paper, setGuidePage } from './set-guide-page.ts';

const where = { pageOf: () => undefined, pages: 0 };

/** A guide on A5, a page for each of its tasks, two of which print on a sheet; a task too long for its page is a fault. */
export async function writeGuidePdf(guide: Guide, { checked }: { checked: string }): Promise<Uint8Array> {
  const fonts = new UsedFonts();
  const root = new Tag('Document');
  const canvases = guide.pages.map((page, index) => {
    const [placed = [], ...overflow] = paginate(setGuidePage(page, root.add('Sect')), column);
    if (overflow.length > 0) throw new Error(`“${page.title}” is longer than its page`);
    const canvas = new PageCanvas(index, fonts.nameOf);
    drawPanels(canvas, placed);
    for (const { piece, y } of placed) piece.draw({ canvas, y, where });
    drawFoot(canvas, { guide, number: index + 1, checked });
    return canvas;
  });
  return writePrinted({ canvases, fonts, root, title: guide.title, checked, paper });
}

function drawFoot(
  canvas: PageCanvas,
  { guide, number, checked }: { guide: Guide; number: number; checked: string },
): void {
  canvas.artifact();
  const look = { y: paper.height - 24, size: 7.2, colour: colours.inkSoft };
  drawLabel(canvas, { ...look, text: `${guide.title}. First edition, ${checked}`, x: column.x });
  drawLabel(canvas, {
    ...look,
    text: `${number} of ${guide.pages.length}`,
    x: column.x + column.width,
    align: 'right',
  });
}
