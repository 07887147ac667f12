import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFileNames } from '#infra/edge/site-file-names.ts';
import { cacheControl, securityHeaders } from '#shared/contract/site-headers.ts';
import { loadEdgeFunctions } from './edge-functions.ts';
import { buildSite } from './site.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { sendRaw } from './testing/send-raw.ts';

const long = 'a line of text that compresses well\n'.repeat(100);
const files: Record<string, string | Buffer> = {
  'site/index.html': '<title>Home</title>',
  'site/about/index.html': `<title>About</title>${long}`,
  'site/error/index.html': '<title>Page not found</title>',
  'site/not-found/index.html': '<title>Page not found</title>',
  'site/path-not-found/index.html': '<title>Path Not Found</title>',
  'site/shell/index.html': '<title>Shell</title>',
  'site/make-money/paths/maker/index.html': '<title>Maker</title>',
  'site/assets/app-1a2b.js': `// ${long}`,
  'site/assets/face-1a2b.woff2': Buffer.alloc(2000),
  'site/mocks/personas.json': '[]',
  'site/mocks/changing.json': '',
  'site/with space.txt': 'spaced',
  'site/unknown.type': 'x',
  'secret.txt': 'outside of the site',
  'site-secret/secret.txt': 'beside the site',
};

let root: string;
let gateway: Gateway;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'waymint-site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const folder = join(root, 'site');
  const serve = buildSite({ folder, edge: loadEdgeFunctions(siteFileNames(folder)) });
  gateway = await startGateway(0);
  gateway.open({
    api: async () => {},
    local: async () => {},
    site: ({ request, response, url }) => serve(request, response, url),
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw({ port: gateway.port, path, headers, method });

describe('the site', () => {
  it.each([
    ['/', 200, '<title>Home</title>'],
    ['/dashboard', 200, '<title>Shell</title>'],
    ['/make-money/paths/maker', 200, '<title>Maker</title>'],
    ['/mocks/personas.json', 200, '[]'],
    ['/with%20space.txt', 200, 'spaced'],
    ['/nowhere', 404, '<title>Page not found</title>'],
    ['/make-money/paths/nobody', 404, '<title>Page not found</title>'],
    ['/make-money/paths/maker/nothing', 404, '<title>Path Not Found</title>'],
    ['/assets/gone-1a2b.js', 404, 'NoSuchKey'],
    ['/gone.png', 404, '<title>Page not found</title>'],
    ['/index.html', 200, '<title>Home</title>'],
    ['/error', 200, '<title>Page not found</title>'],
  ])('answers %s with %d', async (path, status, content) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status, text: expect.stringContaining(content) });
  });

  it.each([
    ['GET', '/'],
    ['GET', '/assets/app-1a2b.js'],
    ['GET', '/about/'],
    ['GET', '/nowhere'],
    ['GET', '/gone.png'],
    ['HEAD', '/about'],
    ['POST', '/about'],
  ])('sends the security headers with %s %s', async (method, path) => {
    expect((await get(path, {}, method)).headers).toMatchObject(securityHeaders);
  });
});

describe('caching', () => {
  it('confirms unchanged content without sending it again', async () => {
    const first = await get('/about');
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/about', { 'if-none-match': known });
      expect({ status: again.status, sent: again.bytes.length }).toEqual({ status: 304, sent: 0 });
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': cacheControl.revalidated,
        ...securityHeaders,
      });
    }
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('for a browser that accepts %s is %s', async (accepted, encoding, decompress) => {
    const answer = await get('/about', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.bytes.length),
      vary: 'accept-encoding',
    });
    expect(decompress(answer.bytes).toString()).toBe(files['site/about/index.html']);
  });

  it.each([
    ['/about', 'identity'],
    ['/about', 'brotli-of-old'],
    ['/', 'br'],
    ['/assets/face-1a2b.woff2', 'br'],
  ])('is not used for %s when %s is accepted', async (path, accepted) => {
    const { status, headers } = await get(path, { 'accept-encoding': accepted });
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: undefined });
  });
});

describe('the built site', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%2fsite-secret/secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
    '/%E0%A4%A.txt',
  ])('serves nothing outside its folder: %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/outside|beside/);
  });
});
