import { type DocumentFormat, documentFormats } from '#shared/contract/document-formats.ts';

const addressLifeMs = 30_000;

interface SavedFile {
  bytes: ArrayBuffer;
  mediaType: string;
  name: string;
}

/** Browsers read the file after the click, so the address must stay valid a while longer. */
export function saveFile({ bytes, mediaType, name }: SavedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLifeMs);
}

interface SavedPlan {
  bytes: ArrayBuffer;
  format: DocumentFormat;
  runId: string | undefined;
}

export function savePlan({ bytes, format, runId }: SavedPlan): void {
  const { mediaType, fileName } = documentFormats[format];
  const name = `plan-${runId ?? 'document'}${fileName.slice(fileName.lastIndexOf('.'))}`;
  saveFile({ bytes, mediaType, name });
}
