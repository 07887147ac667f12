import { apiBasePath, type RouteGroup, routeKeyOf } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';

export interface RouteMatch {
  routeKey: string;
  functionName: `api-${RouteGroup}`;
  pathParameters?: Record<string, string>;
}

interface CompiledRoute {
  method: string;
  routeKey: string;
  functionName: `api-${RouteGroup}`;
  segments: string[];
}

const compiled: CompiledRoute[] = allRoutes.map((route) => ({
  method: route.method,
  routeKey: routeKeyOf(route),
  functionName: `api-${route.group}`,
  segments: `${apiBasePath}${route.path}`.split('/'),
}));

const isVariable = (segment: string): boolean => segment.startsWith('{');

/** The route API Gateway would choose: the most specific one, or $default. */
export function matchRoute(method: string, pathname: string): RouteMatch {
  const given = pathname.split('/');
  const fitting = compiled.filter((route) => route.method === method && fits(route.segments, given));
  fitting.sort((a, b) => a.segments.filter(isVariable).length - b.segments.filter(isVariable).length);
  const [best] = fitting;
  if (best === undefined) return { routeKey: '$default', functionName: 'api-meta' };
  const { routeKey, functionName, segments } = best;
  const variables = segments.flatMap((segment, index) =>
    isVariable(segment) ? [[segment.slice(1, -1), decodePath(given[index] ?? '')]] : [],
  );
  if (variables.length === 0) return { routeKey, functionName };
  return { routeKey, functionName, pathParameters: Object.fromEntries(variables) as Record<string, string> };
}

const fits = (segments: string[], given: string[]): boolean =>
  segments.length === given.length &&
  segments.every((segment, index) => (isVariable(segment) ? given[index] !== '' : segment === given[index]));

export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
