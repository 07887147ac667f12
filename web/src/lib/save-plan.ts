import { type DocumentFormat, documentFormats } from '#shared/contract/document-formats.ts';
import { saveFile } from './save-file.ts';

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
