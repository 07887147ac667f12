import { expect, it } from 'vitest';
import { runLoad } from './run-load.ts';
import { errorsOf, slopeOf } from './summarise.ts';

it('serves many people in parallel without a fault, and the books agree afterwards', async () => {
  const played = await runLoad({
    perSecond: 20,
    seconds: 3,
    people: 12,
    seed: 1,
    warmUpSeconds: 0.5,
    sampleMs: 1000,
  });
  // Two cores can keep this rate next to other tests; `npm run load` uses the full one.
  expect([...errorsOf(played)]).toEqual([]);
  expect(played.faults).toEqual([]);
  expect(played.done.length).toBeGreaterThan(40);
  expect(new Set(played.done.map(({ kind }) => kind)).size).toBeGreaterThan(10);
  expect(played.memory.length).toBeGreaterThan(1);
}, 120_000);

it('reports the growth of memory in an hour', () => {
  const points = [0, 60, 120, 180].map((atSeconds) => ({ atSeconds, mb: 100 + atSeconds / 60 }));
  expect(slopeOf(points)).toBeCloseTo(60);
  expect(slopeOf(points.map(({ atSeconds }) => ({ atSeconds, mb: 7 })))).toBe(0);
  expect(slopeOf([{ atSeconds: 0, mb: 7 }])).toBe(0);
});
