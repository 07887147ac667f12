import type {
  EdgeRequest,
  EdgeResponse,
  ViewerRequest,
  ViewerResponse,
} from '#infra/edge/cloudfront-events.ts';
import { edgeCode } from '#infra/edge/edge-code.ts';
import { runEdgeCode } from '#infra/edge/run-edge-code.ts';

export type Routed =
  | { kind: 'pass'; uri: string; asked: EdgeRequest }
  | { kind: 'response'; status: number; headers: Record<string, string>; body: string };

export interface EdgeFunctions {
  onRequest(method: string, url: URL): Promise<Routed>;
  /** Turns the origin's response into the visitor's: the status, and headers that differ. */
  onResponse(facts: { asked: EdgeRequest; status: number; headers: Record<string, string> }): {
    status: number;
    headers: Record<string, string>;
  };
}

/** Runs the distribution's functions from their deployed text, with CloudFront's events. */
export function loadEdgeFunctions(fileNames: readonly string[]): EdgeFunctions {
  const files = new Set(fileNames);
  const cf = { kvs: () => ({ exists: async (key: string) => files.has(key) }) };
  const onViewerRequest = runEdgeCode<Pick<ViewerRequest, 'request'>, Promise<EdgeRequest | EdgeResponse>>(
    edgeCode('route-pages'),
    { cf },
  );
  const onViewerResponse = runEdgeCode<ViewerResponse, EdgeResponse>(edgeCode('mark-unknown'));
  return {
    async onRequest(method, url) {
      const asked = edgeRequest(method, url);
      const result = await onViewerRequest({ request: structuredClone(asked) });
      if ('uri' in result) return { kind: 'pass', uri: result.uri, asked };
      const { statusCode: status, headers, body = '' } = result;
      return { kind: 'response', status, headers: plainHeaders(headers), body };
    },
    onResponse({ asked, status, headers }) {
      const fields = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
      const result = onViewerResponse({ request: asked, response: { statusCode: status, headers: fields } });
      return { status: result.statusCode, headers: plainHeaders(result.headers) };
    },
  };
}

export const plainHeaders = (headers: EdgeResponse['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

/** CloudFront passes the query as it was sent, undecoded. */
function edgeRequest(method: string, url: URL): EdgeRequest {
  const querystring: EdgeRequest['querystring'] = Object.create(null);
  for (const pair of url.search.slice(1).split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const earlier = querystring[name];
    if (earlier === undefined) querystring[name] = { value };
    else earlier.multiValue = [...(earlier.multiValue ?? [{ value: earlier.value }]), { value }];
  }
  return { method, uri: url.pathname, querystring, headers: {} };
}
