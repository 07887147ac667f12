import type { RouteDefinition, RouteGroup } from './route.ts';
import { authRoutes } from './routes/auth.ts';
import { filesRoutes } from './routes/files.ts';
import { interestRoutes } from './routes/interest.ts';
import { metaRoutes } from './routes/meta.ts';
import { pathCompilerRoutes } from './routes/path-compiler.ts';
import { payRoutes } from './routes/pay.ts';
import { readingsRoutes } from './routes/readings.ts';
import { reviewRoutes } from './routes/review.ts';
import { userRoutes } from './routes/user.ts';

export const routesByGroup = {
  auth: authRoutes,
  user: userRoutes,
  'path-compiler': pathCompilerRoutes,
  pay: payRoutes,
  files: filesRoutes,
  interest: interestRoutes,
  readings: readingsRoutes,
  review: reviewRoutes,
  meta: metaRoutes,
} as const satisfies { [G in RouteGroup]: Record<string, RouteDefinition & { group: G }> };

export type RoutesOf<G extends RouteGroup> = (typeof routesByGroup)[G];

export const allRoutes: readonly (RouteDefinition & { id: string })[] = Object.values(routesByGroup).flatMap(
  (routes) => Object.entries<RouteDefinition>(routes).map(([id, route]) => ({ id, ...route })),
);
