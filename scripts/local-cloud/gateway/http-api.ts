import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeResponse } from '#infra/edge/cloudfront-events.ts';
import { apiSecurityHeaders } from '#shared/contract/site-headers.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { readLimited } from '../read-limited.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import type { RefuseAtEdge } from './api-edge.ts';
import { apiEvent } from './api-event.ts';
import { plainHeaders } from './edge-functions.ts';
import { matchRoute } from './match-route.ts';

/** HTTP API's limits: the request size, Lambda's payload size, and the time it waits. */
const requestLimitBytes = 10 * 1024 * 1024;
const payloadLimitBytes = 6 * 1024 * 1024;
const integrationTimeoutMs = 30_000;

export interface HttpApiOptions {
  clock: Clock;
  functions: Pick<FunctionRuntime, 'invoke'>;
  refuseAtEdge: RefuseAtEdge;
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

/**
 * Serves /api/* as API Gateway's HTTP API does behind the distribution, with the same error answers. One answer is
 * kinder here: a body that hides its length until it is too large gets the API's own error envelope.
 */
export async function serveApi(
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
  options: HttpApiOptions,
): Promise<void> {
  const { clock, functions, refuseAtEdge, siteUrl, originSecret, timeoutMs = integrationTimeoutMs } = options;
  const requestId = randomUUID();
  const refuse = (contentLength: string | undefined) => {
    const refusal = refuseAtEdge({ contentLength, requestId });
    if (refusal !== undefined) sendEdge(response, refusal, request.method === 'HEAD');
    return refusal !== undefined;
  };
  const body = await readLimited(request, requestLimitBytes);
  if (refuse(request.headers['content-length'])) return;
  if (body === undefined) return void refuse(String(Number.MAX_SAFE_INTEGER));

  const match = matchRoute(request.method ?? 'GET', url.pathname);
  const nowMs = clock.nowMs();
  const event = apiEvent({ requestId, request, body, url, match, nowMs, siteUrl, originSecret });
  const eventBytes = Buffer.byteLength(JSON.stringify(event));
  if (eventBytes > payloadLimitBytes) return void refuse(String(eventBytes));

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
    ...apiSecurityHeaders,
    'content-length': bytes.length,
    ...(cookies === undefined || cookies.length === 0 ? {} : { 'set-cookie': cookies }),
  });
  response.end(headOnly ? undefined : bytes);
}

function sendEdge(response: ServerResponse, refusal: EdgeResponse, headOnly: boolean): void {
  const { statusCode, headers, body } = refusal;
  response.writeHead(statusCode, { ...plainHeaders(headers), ...apiSecurityHeaders, connection: 'close' });
  response.end(headOnly ? undefined : body);
}

function gatewayError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...apiSecurityHeaders,
    connection: 'close',
  });
  response.end(JSON.stringify({ message }));
}
