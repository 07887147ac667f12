import { type DocumentFormat, documentFormats } from '#shared/contract/document-formats.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { filesRoutes } from '#shared/contract/routes/files.ts';
import { fetchFile } from './fetch-file.ts';

const routes = {
  pdf: filesRoutes.getFile,
  workbook: filesRoutes.getWorkbook,
  calendar: filesRoutes.getCalendar,
} as const;

export const getFile = (fileId: string, format: DocumentFormat, signal?: AbortSignal): Promise<ArrayBuffer> =>
  fetchFile({
    address: `${apiBasePath}${routes[format].path.replace('{fileId}', encodeURIComponent(fileId))}`,
    mediaType: documentFormats[format].mediaType,
    signal,
  });
