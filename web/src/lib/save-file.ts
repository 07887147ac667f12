import { type DocumentFormat, documentFormats } from '#shared/contract/document-formats.ts';

const addressLifeMs = 30_000;

interface SavedFile {
  bytes: ArrayBuffer;
  format: DocumentFormat;
  runId: string | undefined;
}

/** Browsers read the file after the click; the address must outlive it by a while. */
export function saveFile({ bytes, format, runId }: SavedFile): void {
  const { mediaType, fileName } = documentFormats[format];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  link.download = `plan-${runId ?? 'document'}${fileName.slice(fileName.lastIndexOf('.'))}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLifeMs);
}
