import { PDFDocument, PDFName } from 'pdf-lib';
import { brand } from '#shared/brand.ts';

interface About {
  title: string;
  language: string;
  /** Given by the caller, because reading the clock would give different bytes each time. */
  madeAt: Date;
}

/** Creates a document with title, language and date, marked as tagged. */
export async function startDocument({ title, language, madeAt }: About): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(brand);
  document.setProducer(brand);
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  document.setLanguage(language);
  document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
  return document;
}
