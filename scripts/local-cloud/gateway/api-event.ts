import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { decodePath, type RouteMatch } from './match-route.ts';

interface EventFacts {
  requestId: string;
  request: IncomingMessage;
  body: Buffer;
  url: URL;
  match: RouteMatch;
  nowMs: number;
  siteUrl: string;
  originSecret: string;
}

/** API Gateway passes these content types as text and all others, form posts included, as base64. */
const isText = (contentType: string): boolean =>
  /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i.test(contentType);

/**
 * An HTTP API event of payload format 2.0, as the API behind the distribution would build it. HTTP APIs decode the
 * path, unlike REST APIs and function URLs.
 */
export function apiEvent(facts: EventFacts): APIGatewayProxyEventV2 {
  const { requestId, request, body, url, match, nowMs, siteUrl } = facts;
  const headers = forwardedHeaders(facts);
  const base64 = body.length > 0 && !isText(headers['content-type'] ?? '');
  const query = joinedQuery(url.searchParams);
  const cookies = request.headers.cookie?.split(/;\s*/);
  const rawPath = decodePath(url.pathname);
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath,
    rawQueryString: url.search.slice(1),
    ...(cookies === undefined ? {} : { cookies }),
    headers,
    ...(query === undefined ? {} : { queryStringParameters: query }),
    ...(match.pathParameters === undefined ? {} : { pathParameters: match.pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: new URL(siteUrl).host,
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: match.routeKey,
      stage: '$default',
      time: commonLogTime(nowMs),
      timeEpoch: nowMs,
    },
    ...(body.length === 0 ? {} : { body: body.toString(base64 ? 'base64' : 'utf8') }),
    isBase64Encoded: base64,
  };
}

/** The distribution writes these headers and drops a visitor's own. */
function forwardedHeaders({ request, siteUrl, originSecret }: EventFacts): Record<string, string> {
  const headers: Record<string, string> = Object.create(null);
  for (const [name, values = []] of Object.entries(request.headersDistinct))
    if (name !== 'cookie') headers[name] = values.join(',');
  return Object.assign(headers, {
    host: new URL(siteUrl).host,
    [viewerAddressHeader]: request.socket.remoteAddress ?? '127.0.0.1',
    [originSecretHeader]: originSecret,
  });
}

/** API Gateway joins repeated values of a name with commas. */
function joinedQuery(search: URLSearchParams): Record<string, string> | undefined {
  const names = new Set(search.keys());
  if (names.size === 0) return undefined;
  return Object.fromEntries([...names].map((name) => [name, search.getAll(name).join(',')]));
}

/** As in the Common Log Format: 12/Mar/2026:19:03:58 +0000. */
function commonLogTime(nowMs: number): string {
  const [, day, month, year, time] = new Date(nowMs).toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
