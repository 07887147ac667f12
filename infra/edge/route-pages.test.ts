import { describe, expect, it } from 'vitest';
import { type PageDefinition, pages } from '#shared/contract/pages.ts';
import { unknownMark } from '#shared/contract/site-headers.ts';
import { pageSpellings } from '#shared/contract/testing/page-spellings.ts';
import { addressRules } from './address-rules.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequest, ViewerResponse } from './cloudfront-events.ts';
import { edgeCode } from './edge-code.ts';
import { runEdgeCode } from './run-edge-code.ts';

const prerendered = Object.values<PageDefinition>(pages)
  .filter((page) => page.html === 'prerendered')
  .map((page) => (page.path === '/' ? '' : page.path));
const content = ['/make-money/paths/maker', '/make-money/paths/maker/candle-stall'];
const files = new Set([
  ...[...prerendered, ...content, '/shell', '/not-found', '/path-not-found'].map(
    (path) => `${path}/index.html`,
  ),
  '/mocks/persona/maker/candle-stall.json',
  '/robots.txt',
  '/.well-known/security.txt',
  '/with space.txt',
]);
const unknownFiles = [addressRules.unknownFile, addressRules.absentPathFile];

const cf = { kvs: () => ({ exists: async (key: string) => files.has(key) }) };
const viewerRequest = runEdgeCode<Pick<ViewerRequest, 'request'>, Promise<EdgeRequest & EdgeResponse>>(
  edgeCode('route-pages'),
  { cf },
);
const viewerResponse = runEdgeCode<ViewerResponse, EdgeResponse>(edgeCode('mark-unknown'));

const requestFor = (uri: string, more: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  headers: {},
  ...more,
});

const route = (uri: string, more: Partial<EdgeRequest> = {}) =>
  viewerRequest({ request: requestFor(uri, more) });

/** Runs the bucket's response with a file twice, because CloudFront may show the requested address or the file's. */
function answers(uri: string, file: string): EdgeResponse[] {
  const mark = unknownFiles.includes(file) ? { [unknownMark.header]: { value: unknownMark.value } } : {};
  return [uri, file].map((shown) =>
    viewerResponse({
      request: requestFor(shown),
      response: {
        statusCode: 200,
        headers: { 'cache-control': { value: 'public, max-age=0' }, etag: { value: '"x"' }, ...mark },
      },
    }),
  );
}
const statuses = (uri: string, file: string) => answers(uri, file).map(({ statusCode }) => statusCode);

describe('the address rules at the edge', () => {
  it.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/error', '/error/index.html'],
    ['/make-money/paths/maker', '/make-money/paths/maker/index.html'],
    ['/make-money/paths/maker/candle-stall', '/make-money/paths/maker/candle-stall/index.html'],
    ['/dashboard', '/shell/index.html'],
    ['/user/files/fil_3f9A-b', '/shell/index.html'],
    ['/make-money/path-compiler/runs/run_1', '/shell/index.html'],
    ['/make-money/path-compiler', '/make-money/path-compiler/index.html'],
  ])('serve %s from %s, and the same when rewritten already', async (uri, file) => {
    expect((await route(uri)).uri).toBe(file);
    expect((await route(file)).uri).toBe(file);
    expect(statuses(uri, file)).toEqual([200, 200]);
  });

  it.each([
    '/assets/app-1a2b.js',
    '/mocks/persona/maker/candle-stall.json',
    '/robots.txt',
    '/.well-known/security.txt',
    '/with%20space.txt',
    // This file of an earlier build is still in the bucket.
    '/assets/app-0000.js',
  ])('let the file %s through unchanged', async (uri) => {
    const headers = { 'if-none-match': { value: '"x"' }, range: { value: 'bytes=0-1' } };
    expect(await route(uri, { headers })).toEqual(requestFor(uri, { headers }));
    expect(statuses(uri, uri)).toEqual([200, 200]);
  });

  it.each([
    '/nowhere',
    '/about/us',
    '/ABOUT',
    '/make-money/paths/nobody',
    '/user/files',
    '/user/files/a/b',
    '/user/files/%2e%2e',
    '/shell',
    '/shell/',
    '/not-found',
    '/path-not-found',
    '/path-not-found/',
    '/nowhere/index.html',
    '/gone.png',
    '/a.webmanifest',
    '/robots.txt/',
    '/ROBOTS.txt',
    '/%E0%A4%A.txt',
    '//robots.txt',
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '/\\evil.example/',
    '/constructor',
    '/__proto__',
  ])('answer %s with the error page and status 404', async (uri) => {
    const headers = {
      'if-none-match': { value: '"x"' },
      'if-modified-since': { value: 'x' },
      range: { value: 'x' },
    };
    const request = await route(uri, { headers });
    expect(request).toMatchObject({ uri: '/not-found/index.html', headers: {} });
    expect(Object.keys(request.headers)).toEqual([]);
    for (const answer of answers(uri, request.uri))
      expect(answer).toEqual({
        statusCode: 404,
        statusDescription: 'Not Found',
        headers: { 'cache-control': { value: 'no-store' } },
      });
  });

  it.each(['/make-money/paths/maker/nothing', '/make-money/paths/no/body', '/make-money/paths/a/b/'])(
    'answer %s, where a path could be, with Path Not Found and status 404',
    async (uri) => {
      expect((await route(uri)).uri).toBe('/path-not-found/index.html');
      expect(statuses(uri, '/path-not-found/index.html')).toEqual([404, 404]);
    },
  );

  it.each(unknownFiles)('answer the address of %s itself with 404', async (uri) => {
    expect((await route(uri)).uri).toBe(uri);
    expect(statuses(uri, uri)).toEqual([404, 404]);
  });

  it.each([
    ['/about/', 301, '/about'],
    ['/about//', 301, '/about'],
    ['//', 301, '/'],
    ['/dashboard/', 301, '/dashboard'],
    ['/user/files/fil_1/', 301, '/user/files/fil_1'],
    ['/funding/apply', 302, '/funding'],
    ['/funding/apply/', 302, '/funding'],
    ['/make-money', 302, '/make-money/build-path'],
    ['/make-money/paths', 302, '/make-money/build-path'],
  ])('redirect %s by %d to %s', async (uri, statusCode, location) => {
    expect(await route(uri)).toMatchObject({ statusCode, headers: { location: { value: location } } });
  });

  it('keep the query of a redirect, with repeated names and its encoding', async () => {
    const querystring = {
      ref: { value: '%2Fdashboard' },
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      empty: { value: '' },
    };
    expect((await route('/about/', { querystring })).headers.location?.value).toBe(
      '/about?ref=%2Fdashboard&a=1&a=2&empty=',
    );
  });

  it('put nothing into a location that could end the header', async () => {
    const querystring = { 'a\r\nset-cookie: x': { value: '1\r\n\r\nbody' } };
    expect((await route('/about/', { querystring })).headers.location?.value).toBe(
      '/about?aset-cookie:x=1body',
    );
  });

  it('do not rewrite an address twice', async () => {
    for (const file of files) expect((await route(encodeURI(file))).uri).toBe(encodeURI(file));
  });

  it.each(pageSpellings)('show at %s the same page as the client: %s', async (address, page) => {
    const { uri } = await route(address);
    if (page === 'no page') expect(unknownFiles).toContain(uri);
    else {
      expect(files).toContain(uri);
      expect(unknownFiles).not.toContain(uri);
    }
  });

  it('know every address of the contract', async () => {
    const addresses = Object.values<PageDefinition>(pages)
      .filter((page) => page.html !== 'by-content')
      .map((page) => page.path.replaceAll(/:\w+/g, 'id_1'));
    for (const address of addresses) {
      const { uri } = await route(address);
      expect(files, address).toContain(uri);
      expect(unknownFiles, address).not.toContain(uri);
    }
  });
});

describe('a response of the bucket', () => {
  it.each([
    ['text/html', 'text/html; charset=utf-8'],
    ['text/css', 'text/css; charset=utf-8'],
    ['text/plain; charset=us-ascii', 'text/plain; charset=us-ascii'],
    ['image/avif', 'image/avif'],
  ])('of the type %s gets the type %s', (value, told) => {
    const response = { statusCode: 200, headers: { 'content-type': { value } } };
    expect(viewerResponse({ request: requestFor('/about'), response }).headers).toEqual({
      'content-type': { value: told },
    });
  });

  it.each([304, 206, 404])('keeps its status %d if the file has no mark', (statusCode) => {
    const response = { statusCode, headers: { etag: { value: '"x"' } } };
    expect(viewerResponse({ request: requestFor('/about'), response: structuredClone(response) })).toEqual(
      response,
    );
  });
});
