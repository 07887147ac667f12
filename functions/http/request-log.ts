import { writeLogLine } from '../runtime/log-line.ts';

/**
 * One line a request, from this list and nothing else: never bodies, tokens, headers, query strings or addresses. The
 * client is a keyed hash of its address (origin-secret.ts), and so is an account that somebody tried to get into.
 */
export interface RequestLine {
  requestId: string;
  route: string;
  /** Of a refusal its own, also where a form is led back with it. */
  status: number;
  /** ok, or the code of the refusal. */
  outcome: string;
  client?: string | undefined;
  account?: string | undefined;
  userId?: string | undefined;
  ms: number;
}

export function logRequest(line: RequestLine): void {
  const { requestId, route, status, outcome, client, account, userId } = line;
  const ms = Math.round(line.ms);
  writeLogLine({ kind: 'request', requestId, route, status, outcome, client, account, userId, ms });
}

/** A fault, once, where it is answered. The message is ours or a library's, cut short; what the user sent is not in it. */
export function logFault(requestId: string, route: string, fault: unknown): void {
  const error = fault instanceof Error ? fault : new Error(typeof fault);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  writeLogLine({
    kind: 'fault',
    requestId,
    route,
    name: error.name,
    message: error.message.slice(0, 300),
    frames: frames.slice(0, 8).map((line) => line.trim()),
  });
}
