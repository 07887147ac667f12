import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startProofEngine } from '../stories/engine.ts';
import { letGoOnTo, paths, type Story, toItsEnd } from './actions.ts';
import { payForPath } from './path-payments.ts';
import { World } from './world.ts';

let engine: Awaited<ReturnType<typeof startProofEngine>>;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  engine = await startProofEngine();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.close();
});

async function storyOf(seed: number): Promise<Story> {
  const world = new World(seed, engine.client);
  world.faults = false;
  const lists = { planQuotes: [], pathCosts: [], runs: new Map(), paidFor: new Map() };
  return { world, jumps: {}, unlocked: new Set(), passed: new Map(), ...lists };
}

it.each([
  ['before its order is on record', 'PutItem', 2, 100],
  ['before its page is opened', 'openCheckout', 1, 200],
  ['before its order knows the page', 'TransactWriteItems', 1, 300],
])(
  'of two windows that pay for one path no more than these may be paid, the first standing %s',
  async (_what, stop, most, from) => {
    for (let seed = from; seed < from + 30; seed += 1) {
      // For each of the turns that the second window may have come to when the first goes on.
      const story = await storyOf(seed);
      const { world } = story;
      const owner = await world.arrive();
      const wish = { owner, path: paths[0], posted: '4900' };
      const first = await payForPath(story, wish);
      await letGoOnTo(story, first, stop);
      const second = await payForPath(story, wish);
      for (let turn = seed % 10; turn > 0 && second.state === 'waiting'; turn -= 1)
        await world.schedule.letGoOn(second);
      await toItsEnd(story, first);
      await toItsEnd(story, second);
      expect(world.violations, world.schedule.trace.join('\n')).toEqual([]);
      const payable = [...world.stripe.pages.values()].filter(
        (page) => page.genuine && page.state === 'open',
      );
      expect(payable.length, world.schedule.trace.join('\n')).toBeLessThanOrEqual(most);
    }
  },
);
