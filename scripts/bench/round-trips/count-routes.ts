import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { routeKeyOf } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import type { Trips } from './count-trips.ts';

/** What every route asks of the database when all is well, by its method and path, in the order of the contract. */
export async function countRoutes(): Promise<Map<string, Trips>> {
  // A thread of its own: the handlers write their logs to its standard output, and read its environment.
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url), { stdout: true });
  worker.stdout.resume();
  const [counted] = (await once(worker, 'message')) as [ReadonlyMap<string, Trips>];
  await once(worker, 'exit');
  return new Map(
    allRoutes.map((route) => {
      const trips = counted.get(routeKeyOf(route));
      return [`${route.method} ${route.path}`, trips ?? { sequential: Number.NaN, calls: Number.NaN }];
    }),
  );
}
