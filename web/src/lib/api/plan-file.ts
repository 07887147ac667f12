import { type DocumentFormat, documentFormats } from '#shared/contract/document-formats.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { filesRoutes } from '#shared/contract/routes/files.ts';
import { readSession } from '../session.ts';
import { CallFailure } from './answer-or-throw.ts';
import { endSession } from './call-route.ts';

const routes = {
  pdf: filesRoutes.getFile,
  workbook: filesRoutes.getWorkbook,
  calendar: filesRoutes.getCalendar,
} as const;

/** A document itself; the contract's other calls answer with JSON. */
export async function getFile(
  fileId: string,
  format: DocumentFormat,
  signal?: AbortSignal,
): Promise<ArrayBuffer> {
  const token = readSession()?.token;
  const address = `${apiBasePath}${routes[format].path.replace('{fileId}', encodeURIComponent(fileId))}`;
  const unreachable = () => {
    throw new CallFailure('network');
  };
  const response = await fetch(address, {
    headers: { accept: documentFormats[format].mediaType, authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  }).catch(unreachable);
  if (response.ok) return response.arrayBuffer().catch(unreachable);
  if (response.status === 401 || response.status === 403) {
    endSession(token);
    throw new CallFailure('session');
  }
  const said = errorEnvelope.safeParse(await response.json().catch(() => undefined));
  const { code, message } = said.success ? said.data : { code: 'unreadable-answer', message: '' };
  throw new CallFailure('refused', { status: response.status, code, message });
}
