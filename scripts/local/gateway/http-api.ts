import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../../shared/domain/clock.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import { apiEvent } from './api-event.ts';
import { matchRoute } from './match-route.ts';
import { readLimited } from './read-limited.ts';

/** HTTP API's limits: the request it takes, the payload Lambda takes or gives, the time it waits. */
const requestLimitBytes = 10 * 1024 * 1024;
const payloadLimitBytes = 6 * 1024 * 1024;
const integrationTimeoutMs = 30_000;

export interface HttpApiOptions {
  clock: Clock;
  functions: Pick<FunctionRuntime, 'invoke'>;
  siteUrl: string;
  originSecret: string;
  timeoutMs?: number;
}

interface FunctionResponse {
  statusCode: number;
  headers?: Record<string, string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** Serves /api/* as API Gateway's HTTP API does, its own error answers included. */
export async function serveApi(
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
  options: HttpApiOptions,
): Promise<void> {
  const body = await readLimited(request, requestLimitBytes);
  if (body === undefined) return gatewayError(response, 413, 'Request Entity Too Large');
  const { clock, functions, siteUrl, originSecret, timeoutMs = integrationTimeoutMs } = options;
  const match = matchRoute(request.method ?? 'GET', url.pathname);
  const event = apiEvent({ request, body, url, match, nowMs: clock.nowMs(), siteUrl, originSecret });
  if (Buffer.byteLength(JSON.stringify(event)) > payloadLimitBytes)
    return gatewayError(response, 413, 'Request Entity Too Large');

  const result = await within(timeoutMs, functions.invoke(match.functionName, event));
  if (result === 'late') return gatewayError(response, 503, 'Service Unavailable');
  if ('errorType' in result) return gatewayError(response, 500, 'Internal Server Error');
  if (Buffer.byteLength(JSON.stringify(result.payload)) > payloadLimitBytes)
    return gatewayError(response, 500, 'Internal Server Error');
  send(response, result.payload as FunctionResponse, request.method === 'HEAD');
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), timeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function send(response: ServerResponse, result: FunctionResponse, headOnly: boolean): void {
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded = false } = result;
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  response.writeHead(statusCode, {
    ...headers,
    'content-length': bytes.length,
    ...(cookies === undefined || cookies.length === 0 ? {} : { 'set-cookie': cookies }),
  });
  response.end(headOnly ? undefined : bytes);
}

function gatewayError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ message }));
}
