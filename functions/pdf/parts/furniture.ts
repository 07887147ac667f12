import { brand } from '#shared/brand.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { planName } from '#shared/plan/document/plan-name.ts';
import { drawLabel } from '../charts/drawing.ts';
import { colours } from '../draw/colours.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { column, pageSize } from '../layout/page-size.ts';

const notice = 'General information, not financial, legal or tax advice.';
const tierNames: Readonly<Record<PlanType, string>> = {
  BASIC: 'Basic',
  PRO: 'Pro',
  ENTERPRISE: 'Enterprise',
};

/** Draws the header and footer, which identify every single sheet. */
export function drawFurniture(
  canvas: PageCanvas,
  document: PlanDocument,
  page: { number: number; of: number; title: string },
): void {
  canvas.artifact();
  const look = { size: 7.3, colour: colours.inkSoft };
  const right = column.x + column.width;
  drawLabel(canvas, {
    text: brand,
    x: column.x,
    y: 46,
    face: 'serif-strong',
    size: 9.5,
    colour: colours.leafStrong,
  });
  drawLabel(canvas, { ...look, text: page.title, x: right, y: 46, align: 'right', width: column.width - 90 });
  const foot = pageSize.height - 46;
  canvas.line([column.x, foot - 11], [right, foot - 11], { stroke: colours.line, weight: 0.6 });
  const { compilerVersion, tier } = document;
  const text = `${planName(document)}  ·  version ${compilerVersion}  ·  ${tierNames[tier]}`;
  drawLabel(canvas, { ...look, text, x: column.x, y: foot, width: column.width - 80 });
  drawLabel(canvas, {
    ...look,
    text: `Page ${page.number} of ${page.of}`,
    x: right,
    y: foot,
    align: 'right',
  });
  drawLabel(canvas, { ...look, text: notice, x: column.x, y: foot + 10, width: column.width });
}
