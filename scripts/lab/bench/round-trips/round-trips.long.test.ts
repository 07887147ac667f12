import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { ceilings } from './ceilings.ts';
import { countRoutes } from './count-routes.ts';
import type { Trips } from './count-trips.ts';

let counted: Map<string, Trips>;
beforeAll(async () => {
  counted = await countRoutes();
});

const sequentialCalls = () =>
  Object.fromEntries([...counted].map(([route, { sequential }]) => [route, sequential]));

describe('sequential calls to the database', () => {
  it('do not exceed each route’s ceiling', () => {
    expect(sequentialCalls()).toEqual(ceilings);
  });

  it('match the routes that docs/MEASURED.md lists', () => {
    const text = readFileSync(join(root, 'docs/MEASURED.md'), 'utf8');
    const rows = [...text.matchAll(/^- `([A-Z]+ [^`]+)`: (\d+), (\d+)$/gm)];
    expect(rows.length).toBeGreaterThan(10);
    for (const [, route = '', sequential, calls] of rows)
      expect({ route, ...counted.get(route) }).toMatchObject({
        route,
        sequential: Number(sequential),
        calls: Number(calls),
      });
  });
});
