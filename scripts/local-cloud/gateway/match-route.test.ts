import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/contract/routes.ts';
import { matchRoute } from './match-route.ts';

const fallback = { routeKey: '$default', functionName: 'api-meta' };

describe('a request', () => {
  it.each(allRoutes.map((route) => [`${route.method} /api${route.path}`, route] as const))(
    'for %s goes to its group with the parameters of its path',
    (routeKey, { method, path, group }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name, index) => [name, `value ${index}/ü`]));
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? ''),
      );
      expect(matchRoute(method, `/api${address}`)).toEqual({
        routeKey,
        functionName: `api-${group}`,
        ...(names.length > 0 ? { pathParameters: values } : {}),
      });
    },
  );

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/user/'],
    ['GET', '/api//user'],
    ['GET', '/API/user'],
    ['GET', '/api/files/'],
    ['GET', '/api/files/a/b/c'],
    ['PATCH', '/api/user'],
    ['HEAD', '/api/user'],
    ['OPTIONS', '/api/auth/login'],
    ['GET', '/api/auth/login'],
  ])('for %s %s goes to the default route', (method, path) => {
    expect(matchRoute(method, path)).toEqual(fallback);
  });

  it('keeps a meaningless escape in its path', () => {
    expect(matchRoute('GET', '/api/files/%E0%A4%A')).toMatchObject({
      pathParameters: { fileId: '%E0%A4%A' },
    });
  });
});
