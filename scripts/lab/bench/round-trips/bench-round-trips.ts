import { countRoutes } from './count-routes.ts';

export const benchRoundTrips = async (): Promise<[string, string][]> =>
  [...(await countRoutes())].map(([route, { sequential, calls }]) => [
    `Database: ${route}`,
    `${sequential} one after another, ${calls} in all`,
  ]);
