import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { loadFallbackFonts } from './fonts/fallback-fonts.ts';
import { faceNames } from './fonts/font.ts';
import { drawPages } from './parts/draw-pages.ts';
import { layOut } from './parts/lay-out.ts';
import { UsedFonts } from './parts/used-fonts.ts';
import { writeDocument } from './parts/write-document.ts';
import { cleanText } from './text/clean-text.ts';

/** Renders a plan as a tagged PDF with links and embedded fonts. The same document always gives the same bytes. */
export async function renderPlan(document: PlanDocument): Promise<Uint8Array> {
  await loadFallbackFonts(faceNames, uncommonCodes(document));
  const laidOut = layOut(document);
  const fonts = new UsedFonts();
  const canvases = drawPages(document, laidOut, fonts.nameOf);
  return writeDocument({ document, laidOut, canvases, fonts });
}

/** Collects every character of the document beyond plain Latin. */
function uncommonCodes(document: PlanDocument): Set<number> {
  const codes = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!/^[\x20-\x7e]*$/.test(value))
        for (const character of cleanText(value)) codes.add(character.codePointAt(0) ?? 0);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(document);
  return codes;
}
