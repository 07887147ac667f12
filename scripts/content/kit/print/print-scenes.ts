import { PageCanvas } from '#functions/pdf/draw/page-canvas.ts';
import { UsedFonts } from '#functions/pdf/parts/used-fonts.ts';
import { Tag } from '#functions/pdf/tags/structure.ts';
import { drawOnCanvas, pointsPerMm } from '../../scenes/draw-on-canvas.ts';
import type { PaperName, Scene } from '../../scenes/scene.ts';
import { papers } from '../../scenes/scene.ts';
import { writePrinted } from './write-printed.ts';

/** Scenes as pages that print at their true size. */
export function printScenes(
  scenes: readonly Scene[],
  { title, checked, paper }: { title: string; checked: string; paper: PaperName },
): Promise<Uint8Array> {
  const fonts = new UsedFonts();
  const root = new Tag('Document');
  const canvases = scenes.map((scene, index) => {
    const canvas = new PageCanvas(index, fonts.nameOf);
    drawOnCanvas(scene, canvas, root.add('Sect'));
    return canvas;
  });
  const { width, height } = papers[paper];
  return writePrinted({
    canvases,
    fonts,
    root,
    title,
    checked,
    paper: { width: width * pointsPerMm, height: height * pointsPerMm },
  });
}
