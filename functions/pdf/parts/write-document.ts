import { PDFName } from 'pdf-lib';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { fileTitle } from '#shared/plan/document/plan-name.ts';
import { addBookmarks } from '../document/add-bookmarks.ts';
import { addPages } from '../document/add-pages.ts';
import type { Destination } from '../document/destination.ts';
import { saveDocument } from '../document/save-document.ts';
import { startDocument } from '../document/start-document.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { embedWatermark, watermarkName } from '../draw/watermark.ts';
import { cleanText } from '../text/clean-text.ts';
import type { LaidOut } from './lay-out.ts';
import { metadataOf } from './metadata.ts';
import type { UsedFonts } from './used-fonts.ts';

/** Combines pages, fonts, links, structure, bookmarks and metadata into the bytes of a file. */
export async function writeDocument(options: {
  document: PlanDocument;
  laidOut: LaidOut;
  canvases: readonly PageCanvas[];
  fonts: UsedFonts;
}): Promise<Uint8Array> {
  const { document, laidOut, canvases, fonts } = options;
  const file = await startDocument({
    title: cleanText(fileTitle(document)),
    language: document.language,
    madeAt: new Date(document.createdAt),
  });
  const { context, catalog } = file;
  const destinationOf = (id: string): Destination => ({
    page: laidOut.where.pageOf(id) ?? 1,
    y: laidOut.heightOf(id),
  });
  const drawings = document.isSample ? { XObject: { [watermarkName]: embedWatermark(context) } } : {};
  const resources = context.register(context.obj({ Font: await fonts.embed(file), ...drawings }));
  const pages = addPages(file, {
    canvases,
    root: laidOut.root,
    resources,
    destinationOf,
  });
  addBookmarks(file, laidOut.bookmarks, { pages, destinationOf });
  const metadata = context.stream(Buffer.from(metadataOf(document)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  return saveDocument(file);
}
