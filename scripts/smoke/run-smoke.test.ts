import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { runSmoke } from './run-smoke.ts';
import { Visitor } from './visitor.ts';

async function served<T>(listener: RequestListener, work: (siteUrl: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const told = (listener: RequestListener): Promise<{ failed: number; lines: string[] }> =>
  served(listener, async (siteUrl) => {
    const lines: string[] = [];
    return { failed: await runSmoke({ siteUrl, tell: (line) => lines.push(line) }), lines };
  });

const html = { 'content-type': 'text/html' };

describe('the smoke test of a stage that does not work', () => {
  it('finds a home page that redirects to itself, and stops following it', async () => {
    const { lines } = await told((_, response) => response.writeHead(301, { location: '/' }).end());
    expect(lines[0]).toBe(
      'FAILED  The home page is there, without a detour: / answered 301 with nothing, not 200 with text/html',
    );
  });

  it('finds pages instead of JSON, and stops when it cannot create an account', async () => {
    const { failed, lines } = await told((_, response) => response.writeHead(404, html).end('<p>Absent'));
    expect(failed).toBe(6);
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([
      expect.stringContaining('The home page is there'),
      expect.stringContaining('A page of a person who is signed in'),
      expect.stringContaining('/.well-known/security.txt answered 404 with text/html'),
      expect.stringContaining('/api/nope answered 404 with no JSON'),
      expect.stringContaining('/api/review answered 404 with no JSON'),
      'FAILED  Someone signs up: /auth/signup answered 404: <p>Absent',
    ]);
    expect(lines.at(-1)).toContain('What comes after it was not tried.');
  });

  it.each([
    [500, ''],
    [200, '<p>Not JSON'],
    [200, '{"another": "answer"}'],
  ])('reports %i with “%s” and its address, without the token that was sent', async (status, body) => {
    const asked = await served(
      (_, response) => response.writeHead(status).end(body),
      (siteUrl) =>
        new Visitor(siteUrl)
          .gets('/user/verify-email?token=secret', z.object({ status: z.string() }))
          .catch((error: Error) => error.message),
    );
    expect(asked).toMatch(/^\/user\/verify-email answered /);
    expect(asked).not.toContain('secret');
  });

  it('says why the stage does not answer', async () => {
    const lines: string[] = [];
    const failed = await runSmoke({ siteUrl: 'http://127.0.0.1:1', tell: (line) => lines.push(line) });
    expect(failed).toBe(7);
    expect(lines[0]).toMatch(/fetch failed, .*(ECONNREFUSED|bad port)/);
  });
});
