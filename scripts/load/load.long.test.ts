import { expect, it } from 'vitest';
import { runLoad } from './run-load.ts';

it('serves many people in parallel without a fault, and the books agree afterwards', async () => {
  // Two cores can keep this rate next to other tests; `npm run load` uses the full one.
  const { done, faults, memoryMb } = await runLoad({
    ...{ perSecond: 20, seconds: 3, people: 12, seed: 1, warmUpSeconds: 0.5 },
  });
  expect(faults).toEqual([]);
  expect(done.length).toBeGreaterThan(40);
  expect(new Set(done.map(({ kind }) => kind)).size).toBeGreaterThan(10);
  expect(memoryMb.at(-1)).toBeGreaterThan(100);
}, 120_000);
