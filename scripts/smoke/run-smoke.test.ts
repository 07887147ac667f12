import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runSmoke } from './run-smoke.ts';

async function told(listener: RequestListener): Promise<{ failed: number; lines: string[] }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  try {
    const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const failed = await runSmoke({ siteUrl, tell: (line) => lines.push(line) });
    return { failed, lines };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const html = { 'content-type': 'text/html' };

describe('the smoke test of a stage that does not work', () => {
  it('finds a home page that leads to itself, and does not follow it for ever', async () => {
    const { lines } = await told((_, response) => response.writeHead(301, { location: '/' }).end());
    expect(lines[0]).toBe(
      'FAILED  The home page is there, without a detour: / answered 301 with nothing, not 200 with text/html',
    );
  });

  it('finds pages instead of JSON, and stops at an account it cannot make', async () => {
    const { failed, lines } = await told((_, response) => response.writeHead(404, html).end('<p>Absent'));
    expect(failed).toBe(4);
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([
      expect.stringContaining('The home page is there'),
      expect.stringContaining('A page of somebody who is signed in'),
      expect.stringContaining('/api/nope answered 404 with no JSON'),
      'FAILED  Somebody signs up: /auth/signup answered 404: <p>Absent',
    ]);
    expect(lines.at(-1)).toContain('What comes after it was not tried.');
  });

  it('says why nothing answers', async () => {
    const lines: string[] = [];
    const failed = await runSmoke({ siteUrl: 'http://127.0.0.1:1', tell: (line) => lines.push(line) });
    expect(failed).toBe(5);
    expect(lines[0]).toMatch(/fetch failed, .*(ECONNREFUSED|bad port)/);
  });
});
