import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { routeKeyOf } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import type { Trips } from './count-trips.ts';

/** Each route's database calls when all is well, by method and path, in the order of the contract. */
export async function countRoutes(): Promise<Map<string, Trips>> {
  // A separate thread, because the handlers write logs to standard output and read the environment.
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url), { stdout: true });
  worker.stdout.resume();
  const [counted] = (await once(worker, 'message')) as [ReadonlyMap<string, Trips>];
  await once(worker, 'exit');
  return new Map(
    allRoutes.map((route) => {
      const trips = counted.get(routeKeyOf(route));
      if (trips === undefined) throw new Error(`${routeKeyOf(route)} was not called`);
      return [`${route.method} ${route.path}`, trips];
    }),
  );
}
