import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Hono } from 'hono';
import { compress } from './compress.ts';

/** What an app reads of a request: the event as API Gateway made it, since a Request cannot carry every one. */
export interface GatewayBindings {
  Bindings: { event: APIGatewayProxyEventV2 };
}

/** The Lambda handler of a group's app; payload format 2.0 in, base64 for what is no plain JSON. */
export const lambdaEntry =
  (app: Hono<GatewayBindings>) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
    resultOf(await app.fetch(requestOf(event), { event }), event.headers['accept-encoding']);

/** Requests cannot be made with these, and no route has them: any other method without a route serves as well. */
const inexpressible: readonly string[] = ['CONNECT', 'TRACE', 'TRACK'];

/**
 * Method and address, for the router and nothing else. The body stays in the event: a Request refuses one beside GET
 * and HEAD, although anybody may send it. API Gateway hands the path on decoded.
 */
function requestOf({ rawPath, requestContext }: APIGatewayProxyEventV2): Request {
  const path = rawPath.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const { method } = requestContext.http;
  return new Request(`http://api${path}`, {
    method: inexpressible.includes(method.toUpperCase()) ? 'OPTIONS' : method,
  });
}

async function resultOf(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<APIGatewayProxyStructuredResultV2> {
  const headers = Object.fromEntries(response.headers);
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const body = Buffer.from(await response.arrayBuffer());
  const { bytes, encoding } = isJson ? compress(body, acceptEncoding) : { bytes: body };
  const isText = encoding === undefined && (isJson || headers['content-type'] === undefined);
  return {
    statusCode: response.status,
    headers: {
      ...headers,
      ...(isJson ? { vary: 'accept-encoding' } : {}),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body: bytes.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
  };
}
