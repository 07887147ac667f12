import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun, sampleOf } from '#shared/testing/long-run.ts';
import { startProofEngine } from '../stories/engine.ts';
import { payForPath } from './path-payments.ts';
import { paths } from './path-standing.ts';
import { buyFor, cancelFor, verifyFor } from './paying.ts';
import { deliver } from './provider-news.ts';
import type { Page } from './simulated-stripe.ts';
import { openPlanFor } from './spending.ts';
import { advanceTo, balanceOf, runToEnd, type Story } from './story.ts';
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

const payForOnePath = (story: Story, owner: string) =>
  payForPath(story, { owner, path: paths[0], posted: '4900' });

/** Delivers all events of the provider. */
async function deliverEvents(story: Story) {
  for (const event of story.world.stripe.events) await runToEnd(story, await deliver(story, event));
}

/** `npm run test:long` tries three times as many moments for the second window. */
const seedsEach = isLongRun ? 30 : 10;

/** Each time a plan is chosen it gets another quote. */
async function payForAPlan(story: Story, owner: string) {
  await runToEnd(story, await openPlanFor(story, owner));
  return buyFor(story, owner, { plan: story.planQuotes.at(-1) });
}

it.each([
  ['one path', 'before its order is on record', payForOnePath, 'PutItem', 100],
  ['one path', 'before its page is opened', payForOnePath, 'openCheckout', 200],
  ['one path', 'before its order knows the page', payForOnePath, 'TransactWriteItems', 300],
  ['a plan', 'before its order is on record', payForAPlan, 'PutItem', 100],
  ['a plan', 'before its page is opened', payForAPlan, 'openCheckout', 200],
  ['a plan', 'before its order knows the page', payForAPlan, 'TransactWriteItems', 300],
  ['a plan', 'at its page', payForAPlan, undefined, 350],
])(
  'lets exactly one of two windows pay for %s when the first waits %s',
  async (_what, _where, pay, stop, from) => {
    for (let seed = from; seed < from + seedsEach; seed += 1) {
      // Each seed lets the second window come to a different turn before the first continues.
      const story = await storyOf(seed);
      const { world } = story;
      // Some stories have low limits, which would stop it.
      if (world.perHour < 10) continue;
      const owner = await world.arrive();
      const first = await pay(story, owner);
      if (stop === undefined) await runToEnd(story, first);
      else await advanceTo(story, first, stop);
      const second = await pay(story, owner);
      for (let turn = seed % 10; turn > 0 && second.state === 'waiting'; turn -= 1)
        await world.schedule.advance(second);
      await runToEnd(story, first);
      await runToEnd(story, second);
      await deliverEvents(story);
      expect(world.violations, world.schedule.trace.join('\n')).toEqual([]);
      const payable = [...world.stripe.pages.values()].filter(({ state }) => state === 'open');
      expect(payable, world.schedule.trace.join('\n')).toHaveLength(1);
      // Nothing was paid, so the closed page raises no alarm.
      expect(world.alarms, world.schedule.trace.join('\n')).toEqual([]);
    }
  },
);

const [path] = paths;

/** A user presses “Pay … and unlock”. Returns the outcome, and the page if they were redirected to one. */
async function pay(story: Story, owner: string, posted = '4900') {
  const task = await payForPath(story, { owner, path, posted });
  await runToEnd(story, task);
  const page = [...story.world.stripe.pages.values()]
    .filter((one) => one.owner === owner && one.shown)
    .at(-1);
  return { said: story.world.schedule.trace.at(-1) ?? '', page };
}

/** The first story from this seed in which the first page is genuine, or not. */
async function storyWithPage(genuine: boolean, from: number) {
  for (let seed = from; seed < from + 60; seed += 1) {
    const story = await storyOf(seed);
    // Some stories have low limits, which would stop it.
    if (story.world.perHour < 10) continue;
    const owner = await story.world.arrive();
    const { page } = await pay(story, owner);
    if (page?.genuine === genuine) return { story, owner, page };
  }
  throw new Error('No seed has such a page');
}

describe('while the provider closes an earlier page slowly', () => {
  it.each(sampleOf([0, 1, 2, 3, 4, 5, 6, 7], 2))(
    'leads two windows to one page when the first waits for %s turns of the second',
    async (turns) => {
      const { story, owner } = await storyWithPage(true, 400 + turns);
      const { world } = story;
      const wish = { owner, path, posted: '4900' };
      const first = await payForPath(story, wish);
      await advanceTo(story, first, 'expireCheckout');
      const second = await payForPath(story, wish);
      for (let turn = turns; turn > 0 && second.state === 'waiting'; turn -= 1)
        await world.schedule.advance(second);
      await runToEnd(story, first);
      await runToEnd(story, second);
      expect(world.violations, world.schedule.trace.join('\n')).toEqual([]);
      const payable = [...world.stripe.pages.values()].filter(({ state }) => state === 'open');
      expect(payable, world.schedule.trace.join('\n')).toHaveLength(1);
    },
  );
});

it('raises no alarm for a closed page of an order without a page, and one for a payment that names it', async () => {
  const story = await storyOf(4);
  const { world } = story;
  const owner = await world.arrive();
  const first = await payForOnePath(story, owner);
  await advanceTo(story, first, 'TransactWriteItems');
  world.pass(1000);
  await runToEnd(story, await payForOnePath(story, owner));
  await runToEnd(story, first);
  const [closed] = [...world.stripe.pages.values()];
  if (closed === undefined) throw new Error('The first window came to no page');
  const order = await world.orderOf(closed);
  expect([order?.status, order?.checkoutId]).toEqual(['CANCELLED', undefined]);
  await deliverEvents(story);
  expect(world.alarms).toEqual([]);

  const { orderId, amountCents, mode, currency, expiresAtMs } = closed;
  const foreign = { orderId, owner, amountCents, mode, currency, expiresAtMs, genuine: false };
  world.stripe.pay(world.stripe.addPage(foreign));
  await deliverEvents(story);
  expect(world.alarms).toEqual([{ name: 'payment-mismatch', detail: { orderId, why: 'checkout' } }]);
  expect((await world.orderOf(closed))?.status).toBe('CANCELLED');
  expect(await balanceOf(story, owner)).toBe(0);
});

describe('an earlier payment for the path', () => {
  it('that does not fit its order prevents another payment', async () => {
    const { story, owner, page } = await storyWithPage(false, 500);
    story.world.stripe.pay(page);
    expect((await pay(story, owner)).said).toContain('payment-mismatch');
  });

  it('that is being made prevents another payment, and cannot be cancelled', async () => {
    const { story, owner, page } = await storyWithPage(true, 600);
    page.state = 'complete';
    expect((await pay(story, owner)).said).toContain('payment-not-paid');
    await runToEnd(story, await cancelFor(story, page, owner));
    expect(story.world.schedule.trace.at(-1)).toContain('payment-not-paid');
    expect((await story.world.orderOf(page))?.status).toBe('PENDING');
  });
});

/** The browser returns from a paid page and unlocks the path it was for. */
async function comeBack(story: Story, page: Page): Promise<string> {
  const { schedule } = story.world;
  await runToEnd(story, await verifyFor(story, page, page.owner));
  const said = schedule.trace.at(-1) ?? '';
  await schedule.runOut();
  return said;
}

describe('a payment for a path', () => {
  it('unlocks the path even if other tokens expired during the payment', async () => {
    const { story, owner } = await storyWithPage(true, 820);
    const { world } = story;
    await runToEnd(story, await buyFor(story, owner, { amount: '500' }));
    const tokens = [...world.stripe.pages.values()].at(-1);
    if (tokens?.genuine !== true) throw new Error('The seed gives a page that is wrong');
    world.stripe.pay(tokens);
    await comeBack(story, tokens);
    world.pass(30 * 86_400_000 - 20 * 60_000);
    const { page } = await pay(story, owner, '4400');
    if (page?.genuine !== true) throw new Error('The seed gives a page that is wrong');
    world.stripe.pay(page);
    world.pass(30 * 60_000);
    await comeBack(story, page);
    expect([...story.unlocked], world.schedule.trace.join('\n')).toEqual([`${owner} ${path.pathSlug}`]);
    expect(world.violations).toEqual([]);
  });

  it('unlocks the path automatically for a day, and not from an older address', async () => {
    const { story, page } = await storyWithPage(true, 900);
    const { world } = story;
    world.stripe.pay(page);
    expect(await comeBack(story, page)).toContain('"unlocks"');
    world.pass(23 * 3_600_000);
    expect(await comeBack(story, page)).toContain('"unlocks"');
    world.pass(2 * 3_600_000);
    const late = await comeBack(story, page);
    expect(late).toContain('Payment verified.');
    expect(late).not.toContain('"unlocks"');
  });
});
