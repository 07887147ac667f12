import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type PageDefinition, pages } from '#shared/contract/pages.ts';
import { pagesForEdge } from './pages-for-edge.ts';
import { routePagesCode } from './route-pages.ts';

type Field = { value: string; multiValue?: { value: string }[] };
interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, Field>;
  headers: Record<string, Field>;
}
interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, Field>;
}

const content = ['/make-money/paths/maker', '/make-money/paths/maker/candle-stall'];
const code = routePagesCode(pagesForEdge(content));

const load = (source: string): ((event: unknown) => unknown) =>
  runInContext(`${source}\nhandler`, createContext({}));
const viewerRequest = load(code.viewerRequest);
const viewerResponse = load(code.viewerResponse);

const requestFor = (uri: string, more: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  headers: {},
  ...more,
});

const route = (uri: string, more: Partial<EdgeRequest> = {}) =>
  viewerRequest({ request: requestFor(uri, more) }) as EdgeRequest & EdgeResponse;

const answer = (uri: string, statusCode = 200) =>
  viewerResponse({
    request: requestFor(uri),
    response: { statusCode, headers: { 'cache-control': { value: 'public, max-age=0' } } },
  }) as EdgeResponse;

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
  ])('serves %s from %s', (uri, file) => {
    expect(route(uri).uri).toBe(file);
    expect(answer(uri).statusCode).toBe(200);
  });

  it.each([
    '/assets/app-1a2b.js',
    '/mocks/persona/maker/candle-stall.json',
    '/robots.txt',
    '/a.webmanifest',
    '//evil.example',
  ])('lets the file %s through as it is', (uri) => {
    const headers = { 'if-none-match': { value: '"x"' }, range: { value: 'bytes=0-1' } };
    expect(route(uri, { headers })).toEqual(requestFor(uri, { headers }));
    expect(answer(uri).statusCode).toBe(200);
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
    '/shell/index.html',
    '/nowhere/index.html',
    '//evil.example/',
    '//evil.example/about/',
    '/\\evil.example/',
    '/constructor',
    '/__proto__',
  ])('answers %s with the error page and status 404', (uri) => {
    const headers = {
      'if-none-match': { value: '"x"' },
      'if-modified-since': { value: 'x' },
      range: { value: 'x' },
    };
    const request = route(uri, { headers });
    expect(request.uri).toBe('/error/index.html');
    expect(request.headers).toEqual({});
    expect(answer(uri)).toMatchObject({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'cache-control': { value: 'no-store' } },
    });
  });

  it.each(['/make-money/paths/maker/nothing', '/make-money/paths/no/body', '/make-money/paths/a/b/'])(
    'answers %s, where a path could be, with Path Not Found and status 404',
    (uri) => {
      expect(route(uri).uri).toBe('/path-not-found/index.html');
      expect(answer(uri)).toMatchObject({
        statusCode: 404,
        headers: { 'cache-control': { value: 'no-store' } },
      });
    },
  );

  it.each(['/path-not-found', '/path-not-found/', '/path-not-found/index.html'])(
    'never gives out the page for absent paths by its own address %s',
    (uri) => {
      expect(route(uri).uri).toBe('/error/index.html');
      expect(answer(uri).statusCode).toBe(404);
    },
  );

  it.each([
    ['/about/', 301, '/about'],
    ['/about//', 301, '/about'],
    ['/about/index.html', 301, '/about'],
    ['/index.html', 301, '/'],
    ['//', 301, '/'],
    ['/error/index.html', 301, '/error'],
    ['/dashboard/', 301, '/dashboard'],
    ['/user/files/fil_1/', 301, '/user/files/fil_1'],
    ['/funding/apply', 302, '/funding'],
    ['/funding/apply/', 302, '/funding'],
  ])('leads %s by %d to %s', (uri, statusCode, location) => {
    expect(route(uri)).toMatchObject({ statusCode, headers: { location: { value: location } } });
  });

  it('keeps the query of a redirect, with repeated names and as it was encoded', () => {
    const querystring = {
      ref: { value: '%2Fdashboard' },
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      empty: { value: '' },
    };
    expect(route('/about/', { querystring }).headers.location?.value).toBe(
      '/about?ref=%2Fdashboard&a=1&a=2&empty=',
    );
  });

  it('puts nothing into a location that could end the header', () => {
    const querystring = { 'a\r\nset-cookie: x': { value: '1\r\n\r\nbody' } };
    expect(route('/about/', { querystring }).headers.location?.value).toBe('/about?aset-cookie:x=1body');
  });

  it('finds the error page unknown in the response even when the address was already rewritten', () => {
    expect(answer('/error/index.html').statusCode).toBe(404);
  });

  it('leaves other statuses of the origin alone', () => {
    expect(answer('/nowhere', 304)).toMatchObject({ statusCode: 304 });
  });

  it('knows every address of the contract', () => {
    const unknown = Object.values<PageDefinition>(pages)
      .filter((page) => page.html !== 'by-content')
      .map((page) => page.path.replaceAll(/:\w+/g, 'id_1'))
      .filter((path) => answer(path).statusCode !== 200 || !route(path).uri.endsWith('/index.html'));
    expect(unknown).toEqual([]);
  });

  it('refuses more pages than CloudFront has room for', () => {
    const many = Array.from({ length: 400 }, (_, index) => `/make-money/paths/maker/path-number-${index}`);
    expect(() => routePagesCode(pagesForEdge(many))).toThrow(/10240/);
  });
});
