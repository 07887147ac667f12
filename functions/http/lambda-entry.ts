import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { GroupApp } from './build-group-app.ts';
import { compress } from './compress.ts';
import type { Reply } from './respond.ts';

/** Turns a group's app into a Lambda handler for payload format 2.0; bodies other than plain JSON are base64. */
export const lambdaEntry =
  (app: GroupApp) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
    resultOf(await app(event), event.headers['accept-encoding']);

function resultOf({ status, headers, body: given = '' }: Reply, acceptEncoding: string | undefined) {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const body = Buffer.from(given);
  const { bytes, encoding } = isJson ? compress(body, acceptEncoding) : { bytes: body };
  const isText = encoding === undefined && (isJson || headers['content-type'] === undefined);
  return {
    statusCode: status,
    headers: {
      ...headers,
      ...(isJson ? { vary: 'accept-encoding' } : {}),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body: bytes.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
  };
}
