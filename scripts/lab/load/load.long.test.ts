import { expect, it } from 'vitest';
import { runLoad } from './run-load.ts';

it('serves many people in parallel without a fault, and the books agree afterwards', async () => {
  // Two cores can keep this rate next to other tests; `npm run load` uses the full one.
  const { tookMs, faults, memoryMb } = await runLoad({ perSecond: 20, seconds: 6, people: 6, seed: 1 });
  expect(faults).toEqual([]);
  expect([...tookMs.values()].flat().length).toBeGreaterThan(40);
  expect(tookMs.size).toBeGreaterThan(5);
  expect(memoryMb.at(-1)).toBeGreaterThan(100);
}, 120_000);
