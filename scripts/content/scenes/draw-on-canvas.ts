import { drawLabel } from '#functions/pdf/charts/drawing.ts';
import { rgb } from '#functions/pdf/draw/colours.ts';
import type { PageCanvas } from '#functions/pdf/draw/page-canvas.ts';
import type { Tag } from '#functions/pdf/tags/structure.ts';
import { hairline, type Ink, inks, type Mark, type Scene, type Words } from './scene.ts';

/** Points in a millimetre. */
export const pointsPerMm = 72 / 25.4;
const colourOf = (ink: Ink): string => rgb(inks[ink].slice(1));
const faces = { plain: 'sans', strong: 'sans-strong', hand: 'sans-italic' } as const;
export const faceOf = ({ look }: Pick<Words, 'look'>) => faces[look ?? 'plain'];

/** A scene on a page: its words in the order they were drawn in, its lines as what a screen reader passes over. */
export function drawOnCanvas({ marks }: Scene, canvas: PageCanvas, tag: Tag): void {
  for (const mark of marks) drawMark(mark, canvas, tag);
}

function drawMark(mark: Mark, canvas: PageCanvas, tag: Tag): void {
  const pt = (mm: number): number => mm * pointsPerMm;
  if (mark.kind === 'words') {
    canvas.tag(tag.type === 'Figure' ? tag : tag.add('P'));
    drawLabel(canvas, {
      text: mark.text,
      x: pt(mark.x),
      y: pt(mark.y),
      size: pt(mark.size),
      face: faceOf(mark),
      colour: colourOf(mark.ink ?? 'ink'),
      align: mark.align === 'middle' ? 'centre' : mark.align === 'end' ? 'right' : 'left',
    });
    return;
  }
  canvas.artifact();
  if (mark.kind === 'rect') {
    const area = { x: pt(mark.x), y: pt(mark.y), width: pt(mark.width), height: pt(mark.height) };
    if (mark.fill !== undefined) canvas.rect(area, colourOf(mark.fill));
    if (mark.stroke !== undefined) canvas.frame(area, colourOf(mark.stroke), pt(hairline));
  } else if (mark.kind === 'stroke')
    canvas.path(
      mark.points.map(([x, y]) => [pt(x), pt(y)] as const),
      {
        stroke: colourOf(mark.ink),
        weight: pt(mark.weight),
        ...(mark.isDashed === true && { dash: [pt(1.5), pt(1.2)] }),
      },
    );
  else
    canvas.dot({
      x: pt(mark.x),
      y: pt(mark.y),
      radius: pt(mark.radius),
      fill: colourOf(mark.fill),
      ...(mark.ring !== undefined && { ring: colourOf(mark.ring) }),
    });
}
