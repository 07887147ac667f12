import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../web/testing/browser.ts';
import { closeServer, listenOnLoopback } from './engine.ts';
import { findDynoxideOn } from './testing/find-dynoxide.ts';

/* Guards: a page of another site, open in the developer's browser, reads nothing of the local cloud. */

const { visit } = openBrowser();
let server: Server;
let otherSite: string;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
    response.end('<!doctype html><title>Another site</title>');
  });
  otherSite = await listenOnLoopback(server);
});
afterAll(() => closeServer(server));

/** What a script of the other site can read: the answer, or 'kept back' by the browser. */
async function readFromOtherSite(attempts: { url: string; method?: string; target?: string }[]) {
  const { page, expectComplaint } = await visit();
  expectComplaint(/CORS|ERR_|403|Failed to load|refused to connect|frame/i);
  await page.goto(otherSite);
  return page.evaluate(
    (asked) =>
      Promise.all(
        asked.map(async ({ url, method = 'GET', target }) => {
          const post = method === 'GET' ? {} : { body: '{}' };
          const headers = target === undefined ? {} : { headers: { 'x-amz-target': target } };
          try {
            return await (await fetch(url, { method, ...post, ...headers })).text();
          } catch {
            return 'kept back';
          }
        }),
      ),
    attempts,
  );
}

describe('a page of another site', () => {
  it('can read what allows it', async () => {
    expect(await readFromOtherSite([{ url: `${otherSite}/` }])).toEqual([
      expect.stringContaining('Another site'),
    ]);
  });

  it('reads neither the local pages nor the API', async () => {
    const siteUrl = inject('siteUrl');
    const asked = ['mail.json', 'clock', 'alarms.json', 'tables/users'].map((path) => ({
      url: `${siteUrl}/__local/${path}`,
    }));
    const change = { url: `${siteUrl}/__local/clock`, method: 'POST' };
    const api = { url: `${siteUrl}/api/openapi.json` };
    const answers = await readFromOtherSite([...asked, change, api]);
    expect(new Set(answers)).toEqual(new Set(['kept back']));
  });

  it('cannot frame a local page', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/403|frame|refused/i);
    await page.goto(otherSite);
    await page.evaluate(
      (url) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
        return new Promise((resolve) => frame.addEventListener('load', resolve));
      },
      `${inject('siteUrl')}/__local/mail`,
    );
    const shown = page.frames().map((frame) => frame.url());
    expect(shown.filter((url) => url.includes('/__local/'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('cannot find DynamoDB at the addresses it might try', async () => {
    const engine = findDynoxideOn(inject('dataFolder'));
    const target = 'DynamoDB_20120810.ListTables';
    const ask = (host: string) => ({ url: `http://${host}:${engine?.port}/`, method: 'POST', target });
    const guesses = ['127.0.0.1', 'localhost', '[::1]', '127.0.1.1', '127.0.0.2'].map(ask);
    const answers = await readFromOtherSite(guesses);
    expect(new Set(answers)).toEqual(new Set(['kept back']));
    // The port was right: the engine answers a caller who also knows its address.
    expect(await readFromOtherSite([ask(engine?.host ?? '')])).not.toEqual(['kept back']);
  });
});
