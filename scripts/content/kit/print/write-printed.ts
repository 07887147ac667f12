import { PDFName } from 'pdf-lib';
import { addPages } from '#functions/pdf/document/add-pages.ts';
import { saveDocument } from '#functions/pdf/document/save-document.ts';
import { startDocument } from '#functions/pdf/document/start-document.ts';
import type { PageCanvas } from '#functions/pdf/draw/page-canvas.ts';
import type { UsedFonts } from '#functions/pdf/parts/used-fonts.ts';
import type { Tag } from '#functions/pdf/tags/structure.ts';

interface Printed {
  canvases: readonly PageCanvas[];
  fonts: UsedFonts;
  root: Tag;
  title: string;
  /** `2026-11-20`. */
  checked: string;
  /** In points; a page is the top left corner of what its canvas could hold. */
  paper: { width: number; height: number };
}

/** Pages of any size as a tagged PDF; the same pages always give the same bytes. */
export async function writePrinted(printed: Printed): Promise<Uint8Array> {
  const { canvases, fonts, root, title, checked, paper } = printed;
  const file = await startDocument({ title, language: 'en-AU', madeAt: new Date(`${checked}T00:00:00Z`) });
  const { context, catalog } = file;
  const resources = context.register(context.obj({ Font: await fonts.embed(file) }));
  addPages(file, { canvases, root, resources, paper, destinationOf: () => undefined });
  catalog.getOrCreateViewerPreferences().dict.set(PDFName.of('PrintScaling'), PDFName.of('None'));
  return saveDocument(file);
}
