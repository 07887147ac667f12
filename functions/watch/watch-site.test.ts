import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { securityTextPath } from '#shared/contract/content-addresses.ts';
import { pageChecks } from './page-checks.ts';
import { watchSite } from './watch-site.ts';

async function watched(listener: RequestListener): Promise<{ failed: string[]; fault: string | undefined }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let failed: string[] = [];
  const tell = (line: { failed: string[] }) => {
    failed = line.failed;
  };
  try {
    const fault = await watchSite({ checks: pageChecks({ siteUrl, withinMs: 300 }), tell }).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { failed, fault };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const refusal = JSON.stringify({ code: 'not-found', requestId: 'r' });
const working: RequestListener = ({ url = '' }, response) => {
  const isApi = url.startsWith('/api/');
  const type = isApi ? 'application/json' : url === securityTextPath ? 'text/plain' : 'text/html';
  response.writeHead(isApi || url === '/nope' ? 404 : 200, { 'content-type': type });
  response.end(isApi ? refusal : 'text');
};

describe('a check of the site from outside', () => {
  it('finds nothing on a working site', async () => {
    expect(await watched(working)).toEqual({ failed: [], fault: undefined });
  });

  it('fails when the database does not answer, although every page does', async () => {
    const { failed, fault } = await watched((request, response) => {
      if (request.url === '/api/review') response.writeHead(500).end('{"code":"fault"}');
      else working(request, response);
    });
    expect(failed).toEqual([
      'The database says that a review link was never sent: /api/review answered 500 with {"code":"fault"}',
    ]);
    expect(fault).toBe('1 of 6 checks failed');
  });

  it('fails when the home page redirects to itself', async () => {
    const { failed } = await watched((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/' }).end();
      else working(request, response);
    });
    expect(failed).toEqual([
      'The home page is there, without a detour: / answered 301 with nothing, not 200 with text/html',
    ]);
  });

  it('fails on every check, within its time limit, when the site is silent', async () => {
    const { failed, fault } = await watched(() => undefined);
    expect(failed).toHaveLength(6);
    expect(fault).toBe('6 of 6 checks failed');
  });
});
