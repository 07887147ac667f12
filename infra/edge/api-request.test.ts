import { describe, expect, it } from 'vitest';
import { originBodyLimitBytes, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequest } from './cloudfront-events.ts';
import { edgeCode } from './edge-code.ts';
import { runEdgeCode } from './run-edge-code.ts';

function ask(headers: Record<string, { value: string }>) {
  const lines: string[] = [];
  const console = { log: (line: string) => lines.push(line) };
  const handler = runEdgeCode<ViewerRequest, EdgeRequest & EdgeResponse>(edgeCode('api-request'), {
    console,
  });
  const request = { method: 'GET', uri: '/api/user', querystring: {}, headers };
  const context = { requestId: 'the-request' };
  return { result: handler({ request, viewer: { ip: '2001:db8::7' }, context }), lines };
}

describe('a request to the API, at the edge', () => {
  it('has a forged viewer address replaced by the one CloudFront saw', () => {
    expect(ask({ [viewerAddressHeader]: { value: '10.0.0.1' } })).toEqual({
      result: {
        method: 'GET',
        uri: '/api/user',
        querystring: {},
        headers: { [viewerAddressHeader]: { value: '2001:db8::7' } },
      },
      lines: [],
    });
  });

  it('passes with a body that Lambda accepts, or one of unknown length', () => {
    for (const value of ['0', String(originBodyLimitBytes), 'unknown'])
      expect(ask({ 'content-length': { value } }).result.uri).toBe('/api/user');
  });

  it('is refused with a larger body, in the error envelope and with a log line', () => {
    const { result, lines } = ask({ 'content-length': { value: String(originBodyLimitBytes + 1) } });
    expect(result.statusCode).toBe(413);
    expect(result.headers).toMatchObject({
      'cache-control': { value: 'private, no-store' },
      'x-content-type-options': { value: 'nosniff' },
    });
    expect(errorEnvelope.parse(JSON.parse(result.body ?? ''))).toMatchObject({
      code: 'body-too-large',
      requestId: 'the-request',
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { kind: 'request', requestId: 'the-request', route: 'edge', status: 413, outcome: 'body-too-large' },
    ]);
  });
});
