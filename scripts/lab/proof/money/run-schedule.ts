import { timedId } from '#functions/runtime/new-id.ts';
import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import { cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { contributionsOwner, type Order } from '#shared/domain/tokens/order.ts';
import type { Played } from '../stories/run-trial.ts';
import { type Theme as AnyTheme, themesOf } from '../stories/theme.ts';
import type { ThinClient } from '../stories/thin-client.ts';
import { actions } from './actions.ts';
import { checkDelivery } from './delivering.ts';
import { agrees, checkHoldings, isOwed, readHoldings } from './invariants.ts';
import { meetings } from './meetings.ts';
import { operators } from './operators.ts';
import { pathMeetings } from './path-meetings.ts';
import { pathPayments } from './path-payments.ts';
import { planMeetings } from './plan-meetings.ts';
import { deliver } from './provider-news.ts';
import { readPath } from './spending.ts';
import type { Story } from './story.ts';
import { World } from './world.ts';

/** Plays one story from one seed: people, provider, sweeps, time and faults in one order, then everything settles. */
export async function runSchedule(seed: number, engine: ThinClient): Promise<Played> {
  const world = new World(seed, engine);
  const theme = world.chance.pick(themes);
  const story: Story = {
    world,
    jumps: theme.jumps,
    planQuotes: [],
    runs: new Map(),
    unlocked: new Set(),
    pathCosts: [],
    paidFor: new Map(),
    passed: new Map(),
  };
  const { schedule } = world;
  try {
    await giveHoldings(story, theme);
    const startedMs = world.nowMs;
    await world.play([0.15, 0.4, 0.8], () => act(story, theme));
    checkLimits(story, world.nowMs - startedMs);
    await settle(story);
    await checkReading(story, engine);
    await checkDelivery(story);
    const wrong = { disagrees: false, frozen: false };
    for (const owner of world.users) {
      const holdings = await readHoldings(engine, owner);
      checkHoldings(world, holdings, owner === story.tampered);
      if (owner !== story.tampered) continue;
      wrong.disagrees = !agrees(holdings);
      wrong.frozen = holdings.wallet?.frozen !== undefined;
    }
    await checkContributions(world, engine);
    checkFrozen(story, wrong);
  } catch (fault) {
    world.violation(`the story broke off: ${fault instanceof Error ? fault.stack : String(fault)}`);
  }
  for (const task of schedule.tasks) checkEnd(world, task.name);
  return { seed, steps: world.turns, violations: world.violations, trace: schedule.trace };
}

const happenings = {
  ...actions,
  ...pathPayments,
  ...operators,
  ...meetings,
  ...planMeetings,
  ...pathMeetings,
};
type ActionName = keyof typeof happenings;
type Theme = AnyTheme<ActionName>;
const themes = themesOf<ActionName>('money', happenings);

async function act(story: Story, theme: Theme): Promise<void> {
  const { chance } = story.world;
  const name = chance.weighted<ActionName>(theme.weights);
  // The same action twice in parallel, as from two windows or by a double click.
  const times = chance.happens(0.3) && name !== 'time' ? 2 : 1;
  for (let time = 0; time < times; time += 1) await happenings[name](story);
}

/** Gives some people tokens at the start of the story. */
async function giveHoldings(story: Story, theme: Theme): Promise<void> {
  const { world } = story;
  world.faults = false;
  for (const owner of world.users) {
    await world.open(owner);
    const lots = world.chance.pick(theme.lots);
    for (let lot = 0; lot < lots; lot += 1) {
      await giveLot(story, owner);
      world.pass(world.chance.below(5) * 3_600_000);
    }
  }
  world.faults = true;
}

async function giveLot({ world }: Story, owner: string): Promise<void> {
  const amountCents = cents(world.chance.pick([1000, 3850, 5000, 10_000, 12_000]));
  const { nowMs, stripe } = world;
  const orderId = timedId('ord', nowMs, world.chance.hex(20));
  const facts = {
    orderId,
    owner,
    amountCents,
    expiresAtMs: nowMs + 3_600_000,
    mode: 'payment',
    currency: 'aud',
  };
  const page = stripe.addPage({ ...facts, genuine: true });
  page.shown = true;
  stripe.pay(page);
  for (const event of stripe.events) event.acknowledged = true;
  const order: Order = {
    ...{ orderId, owner, amountCents, checkoutId: page.id },
    ...{
      kind: 'TOKENS',
      status: 'PENDING',
      createdAtMs: nowMs,
      reversedCents: 0,
      reversals: 0,
    },
  };
  const given = await world.schedule.start('holding', async (task) => {
    const { orders, wallets, payments } = world.tools(task);
    await orders.add(order);
    const before = await wallets.read(owner);
    const credit = creditTokens(before, {
      order: orderId,
      amount: tokensBoughtWith(amountCents),
      atMs: nowMs,
    });
    const paidAt = { atMs: nowMs, paymentIntentId: page.paymentIntentId ?? '', amountCents };
    await payments.write([orders.paidWrite(order, paidAt), ...wallets.writesOf(owner, before, credit)]);
    world.mails.push({ to: `${owner}@example.com`, subject: 'Receipt', text: 'Tax invoice', html: '' });
    return 'given';
  });
  await world.schedule.runOut();
  if (given.state !== 'ended') throw new Error('The holdings were not given');
}

/** Without further faults, all tasks end, the provider's events arrive, and the sweeps do their work. */
async function settle(story: Story): Promise<void> {
  const { world } = story;
  world.faults = false;
  world.schedule.note('--- the dust settles');
  await actions.closePages(story);
  await world.schedule.runOut();
  // The last pause is longer than the interval between two checks of a paid order.
  for (const minutes of [11, 61, 11, 8 * 1440]) {
    for (let round = 0; round < 3; round += 1) {
      for (const event of world.stripe.events.filter(({ acknowledged }) => !acknowledged))
        await deliver(story, event);
      await world.schedule.runOut();
    }
    world.pass(minutes * 60_000);
    await actions.reconcile(story);
    await world.schedule.runOut();
  }
  if (story.tampered === undefined) return;
  // Wallets without changes are checked once a day.
  world.pass(25 * 3_600_000);
  await actions.reconcile(story);
  await world.schedule.runOut();
}

/** A window lasts an hour and opens with the first attempt, which limits the attempts in this time. */
function checkLimits({ world, passed }: Story, elapsedMs: number): void {
  const windows = 1 + Math.floor(elapsedMs / 3_600_000);
  for (const [what, times] of passed)
    if (times > world.perHour * windows) world.violation(`${what} came through ${times} times`);
}

/** A wallet that was tampered with is frozen and reported, unless a write in flight corrected it. */
function checkFrozen({ world, tampered }: Story, wrong: { disagrees: boolean; frozen: boolean }): void {
  const told = world.alarms.filter(({ name }) => name === 'wallet-frozen').map(({ detail }) => detail.userId);
  if (told.some((owner) => owner !== tampered))
    world.violation('an alarm was raised for a wallet that is right');
  if (wrong.disagrees && !wrong.frozen) world.violation('a wallet that is not its ledger was not frozen');
  if (wrong.frozen && !told.includes(tampered ?? '')) world.violation('a wallet was frozen without an alarm');
}

/** Contributions share one owner across all stories, so this story's are found by their pages. */
async function checkContributions(world: World, engine: ThinClient): Promise<void> {
  const ids = new Set([...world.stripe.pages.values()].map(({ orderId }) => orderId));
  if (![...world.stripe.pages.values()].some(({ owner }) => owner === contributionsOwner)) return;
  const holdings = await readHoldings(engine, contributionsOwner);
  const orders = holdings.orders.filter(({ orderId }) => ids.has(orderId));
  checkHoldings(world, { ...holdings, orders }, false);
}

/** The owner of an unlocked path can read it, unless the payment that bought it is reversed and owed. */
async function checkReading({ world }: Story, engine: ThinClient): Promise<void> {
  for (const owner of world.users.filter((one) => !world.leaving.has(one))) {
    const holdings = await readHoldings(engine, owner);
    for (const purchase of holdings.purchases) {
      const expected = isOwed(holdings, `${purchase.personaSlug}/${purchase.pathSlug}`)
        ? 'tokens-owed'
        : 'read';
      await world.schedule.start('reader', async (task) => {
        const outcome = await readPath(world.tools(task), owner, purchase);
        const actual = outcome.kind === 'refusal' ? outcome.code : 'read';
        if (actual !== expected) world.violation(`${purchase.pathSlug} is ${actual}, not ${expected}`);
        return actual;
      });
      await world.schedule.runOut();
    }
  }
}

const expectedFaults = ['injected', 'frozen wallet'];

/** A handler may fail only when one of its calls failed. */
function checkEnd(world: World, name: string): void {
  const line = world.schedule.trace.find((entry) => entry.startsWith(`${name}: fault `));
  if (line !== undefined && !expectedFaults.some((expected) => line.includes(expected)))
    world.violation(`unexpected ${line}`);
}
