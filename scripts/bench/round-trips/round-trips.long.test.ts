import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../build/ensure-built.ts';
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
  it('are as few as each route’s ceiling says', () => {
    expect(sequentialCalls()).toEqual(ceilings);
  });

  it('are told in docs/SCALE.md as they are', () => {
    const text = readFileSync(join(root, 'docs/SCALE.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `([A-Z]+ [^`]+)` +\| (\d+) +\| (\d+) +\|$/gm)];
    const told = Object.fromEntries(
      rows.map(([, route, times, calls]) => [route, `${times}, ${calls} in all`]),
    );
    const seen = [...counted].map(([route, { sequential, calls }]) => [
      route,
      `${sequential}, ${calls} in all`,
    ]);
    expect(told).toEqual(Object.fromEntries(seen));
  });
});
