import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import type { RequestFacts } from './route-handler.ts';

/** Visitor-chosen names must not reach inherited properties. The first value of a name counts. */
export function fieldsOf(entries: Iterable<readonly [string, string | undefined]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) if (value !== undefined) fields[name] ??= value;
  return fields;
}

export const queryOf = ({ rawQueryString }: APIGatewayProxyEventV2): Record<string, string> =>
  fieldsOf(new URLSearchParams(rawQueryString));

export function requestFactsOf({ requestContext, headers, ...event }: APIGatewayProxyEventV2): RequestFacts {
  const clientAddress = headers[viewerAddressHeader];
  if (clientAddress === undefined) throw new Error('The distribution sent no viewer address');
  return {
    requestId: requestContext.requestId,
    clientAddress,
    header: (name) => headers[name],
    rawBody: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
  };
}
