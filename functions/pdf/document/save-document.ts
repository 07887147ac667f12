import { createHash } from 'node:crypto';
import { type PDFDocument, PDFHexString, PDFStream, PDFStreamWriter } from 'pdf-lib';

/** pdf-lib packs 50 by default and starts a compressor for each stream. */
const objectsInStream = 500;

/** Saves a document with an id made from its streams, so the same document always has the same bytes. */
export async function saveDocument(document: PDFDocument): Promise<Uint8Array> {
  const { context } = document;
  const hash = createHash('sha256');
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFStream) hash.update(object.getContents());
  const id = PDFHexString.of(hash.digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
  return PDFStreamWriter.forContext(
    context,
    Number.POSITIVE_INFINITY,
    true,
    objectsInStream,
  ).serializeToBuffer();
}
