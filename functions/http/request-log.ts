import { writeLogLine } from '../runtime/log-line.ts';

/**
 * Logs one line per request with only these fields: never bodies, tokens, headers, query strings or addresses. The
 * client is a keyed hash of its address (origin-secret.ts), and so is the account of a login attempt.
 */
export interface RequestLine {
  requestId: string;
  route: string;
  /** The status of a refusal, even if a form is redirected with it. */
  status: number;
  /** It is ok or the code of the refusal. */
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

/**
 * Logs a fault once, where it is answered. The shortened message comes from us or a library and contains no user input.
 */
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
