import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type DocumentFormat, documentFormats } from '#shared/contract/document-formats.ts';
import { spokenError } from '#shared/contract/envelopes.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { filesRoutes } from '#shared/contract/routes/files.ts';
import { readCalendar } from '../plan-calendar.ts';
import { savePlan } from '../save-plan.ts';
import { readSession } from '../session/session.ts';
import { CallFailure } from './answer-or-throw.ts';
import { endSession } from './call-route.ts';
import { wayOn } from './use-failure.ts';

interface FileCall {
  /** The path on this site, with its query. */
  address: string;
  mediaType: string;
  signal?: AbortSignal | undefined;
}

/** Fetches a file for a logged-in person; the contract's other calls answer with JSON. */
export async function fetchFile({ address, mediaType, signal }: FileCall): Promise<ArrayBuffer> {
  const token = readSession()?.token;
  const unreachable = () => {
    throw new CallFailure('network');
  };
  const response = await fetch(address, {
    headers: { accept: mediaType, authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  }).catch(unreachable);
  if (response.ok) return response.arrayBuffer().catch(unreachable);
  if (response.status === 401 || response.status === 403) {
    endSession(token);
    throw new CallFailure('session');
  }
  const said = spokenError.catch({}).parse(await response.json().catch(() => undefined));
  const message = said.global ?? said.error ?? said.message ?? '';
  const code = said.code ?? (message === '' ? 'unreadable-answer' : 'refused');
  throw new CallFailure('refused', { status: response.status, code, message });
}

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

/** The tasks of a finished plan and their dates, from its calendar. */
export const planCalendarQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['runs', 'calendar', fileId],
    queryFn: async ({ signal }) =>
      readCalendar(new TextDecoder().decode(await getFile(fileId, 'calendar', signal))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The files that come with the PDF. */
export type PlanExtra = Exclude<DocumentFormat, 'pdf'>;

/** Older plans are only a PDF. */
const saidOf = (error: unknown, extra: PlanExtra): string =>
  error instanceof CallFailure && error.said?.status === 404
    ? `This plan has no ${extra}.`
    : `The file failed to load. ${wayOn(error)}`;

/** Downloads a file that comes with a plan. */
export function usePlanExtras({ fileId, runId }: { fileId: string; runId: string | undefined }) {
  const [loading, setLoading] = useState<PlanExtra>();
  const [told, setTold] = useState('');
  const save = async (extra: PlanExtra) => {
    setLoading(extra);
    setTold(`Downloading the ${extra}…`);
    try {
      savePlan({ bytes: await getFile(fileId, extra), format: extra, runId });
      setTold('');
    } catch (error) {
      setTold(saidOf(error, extra));
    }
    setLoading(undefined);
  };
  return { loading, told, save };
}

export type PlanExtrasState = ReturnType<typeof usePlanExtras>;
