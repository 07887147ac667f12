import { spokenError } from '#shared/contract/envelopes.ts';
import { readSession } from '../session.ts';
import { CallFailure } from './answer-or-throw.ts';
import { endSession } from './call-route.ts';

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
