import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { colours } from '../draw/colours.ts';
import { type NameFont, PageCanvas } from '../draw/page-canvas.ts';
import { watermarkName } from '../draw/watermark.ts';
import type { PlacedPiece } from '../layout/paginate.ts';
import type { Panel } from '../layout/piece.ts';
import { drawFurniture } from './furniture.ts';
import type { LaidOut } from './lay-out.ts';

export function drawPages(document: PlanDocument, laidOut: LaidOut, nameFont: NameFont): PageCanvas[] {
  const { where, pages } = laidOut;
  const canvases = pages.map(({ pieces, title }, index) => {
    const canvas = new PageCanvas(index, nameFont);
    drawPanels(canvas, pieces);
    for (const { piece, y } of pieces) piece.draw({ canvas, y, where });
    drawFurniture(canvas, document, { number: index + 1, of: where.pages, title });
    return canvas;
  });
  if (document.isSample) for (const canvas of canvases) canvas.watermark(watermarkName);
  return canvases;
}

const barWidth = 2.5;

/** Draws one background for consecutive pieces on the same panel. */
export function drawPanels(canvas: PageCanvas, pieces: readonly PlacedPiece[]): void {
  canvas.artifact();
  for (let begin = 0; begin < pieces.length; ) {
    const panel = pieces[begin]?.piece.panel;
    let end = begin + 1;
    while (panel !== undefined && pieces[end]?.piece.panel === panel) end++;
    const [first, last] = [pieces[begin], pieces[end - 1]];
    if (panel !== undefined && first !== undefined && last !== undefined)
      drawPanel(canvas, panel, { y: first.y, height: last.y + last.piece.height - first.y });
    begin = end;
  }
}

function drawPanel(
  canvas: PageCanvas,
  { x, width, fill, bar }: Panel,
  extent: { y: number; height: number },
): void {
  if (fill !== colours.white) canvas.rect({ x, width, ...extent }, fill);
  canvas.rect({ x, width: barWidth, ...extent }, bar);
}
