import { PDFDocument, PDFName } from 'pdf-lib';
import { brand } from '#shared/brand.ts';

interface About {
  title: string;
  language: string;
  /** When it was made; a clock would give other bytes each time. */
  madeAt: Date;
}

/** A document of pdf-lib that says what it is, and that it is tagged. */
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
