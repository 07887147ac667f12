import { createContext, runInContext } from 'node:vm';
import { type EdgePages, routePagesCode } from '#infra/edge/route-pages.ts';

export type Routed =
  | { kind: 'pass'; uri: string; asked: EdgeRequest }
  | { kind: 'response'; status: number; headers: Record<string, string>; body: string };

interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  headers: Record<string, { value: string }>;
}

export interface EdgeResponse {
  statusCode: number;
  headers?: Record<string, { value: string }>;
  body?: string | { data: string };
}

type EdgeHandler = (event: unknown) => EdgeRequest | EdgeResponse;

export interface EdgeFunctions {
  onRequest(method: string, url: URL): Routed;
  /** What the visitor gets of what the origin answered: the status, and headers that differ. */
  onResponse(facts: { asked: EdgeRequest; status: number }): {
    status: number;
    headers: Record<string, string>;
  };
}

/** Runs the distribution's own functions, from the text that is deployed, with CloudFront's events. */
export function loadEdgeFunctions(pages: EdgePages): EdgeFunctions {
  const { viewerRequest, viewerResponse } = routePagesCode(pages);
  const onViewerRequest = load(viewerRequest);
  const onViewerResponse = load(viewerResponse);
  return {
    onRequest(method, url) {
      const asked = edgeRequest(method, url);
      const result = onViewerRequest({ version: '1.0', request: structuredClone(asked) });
      if ('uri' in result) return { kind: 'pass', uri: result.uri, asked };
      const body = typeof result.body === 'string' ? result.body : (result.body?.data ?? '');
      return { kind: 'response', status: result.statusCode, headers: plainHeaders(result.headers), body };
    },
    onResponse({ asked, status }) {
      const result = onViewerResponse({ request: asked, response: { statusCode: status, headers: {} } });
      if (!('statusCode' in result)) throw new Error('The response function returned no response');
      return { status: result.statusCode, headers: plainHeaders(result.headers) };
    },
  };
}

export const plainHeaders = (headers: EdgeResponse['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

function load(source: string): EdgeHandler {
  const context = createContext({});
  return runInContext(`${source}\nhandler`, context) as EdgeHandler;
}

/** CloudFront hands the query on as it was sent, undecoded. */
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
