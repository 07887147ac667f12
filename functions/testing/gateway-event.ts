import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { apiBasePath, type RouteDefinition, routeKeyOf } from '#shared/contract/route.ts';

interface Sent {
  query?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The event of a request that API Gateway matched to this route, which must have no path parameters. */
export function gatewayEvent(
  route: RouteDefinition,
  { query = '', headers, body }: Sent,
): APIGatewayProxyEventV2 {
  const rawPath = `${apiBasePath}${route.path}`;
  return {
    version: '2.0',
    routeKey: routeKeyOf(route),
    rawPath,
    rawQueryString: query,
    headers: { [originSecretHeader]: 'origin', [viewerAddressHeader]: '192.0.2.1', ...headers },
    requestContext: {
      accountId: '1',
      apiId: 'api',
      domainName: 'api.waymint.test',
      domainPrefix: 'api',
      requestId: 'request-1',
      routeKey: routeKeyOf(route),
      stage: '$default',
      time: '',
      timeEpoch: 0,
      http: {
        method: route.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '192.0.2.1',
        userAgent: '',
      },
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  };
}
