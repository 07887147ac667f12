import { takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import type { Task } from '../stories/schedule.ts';
import { actions } from './actions.ts';
import { leaveAlone } from './leaving.ts';
import { openPageOf, payNow } from './meetings.ts';
import { changePrice, lookAt, payForPath } from './path-payments.ts';
import { nameOf, type PathName, paths, priceOf } from './path-standing.ts';
import { buyFor, verifyFor } from './paying.ts';
import { deliver, hear } from './provider-news.ts';
import type { Page } from './simulated-stripe.ts';
import { openPlanFor, unlockFor } from './spending.ts';
import { advanceTo, runToEnd, type Story, someUser, walletOf } from './story.ts';
import { tamperWith } from './sweeping.ts';

interface Wish {
  owner: string;
  path: PathName;
  posted: string;
}

/** A new or existing user looks at a path that they would have to pay for. */
async function wishOf(story: Story): Promise<Wish | undefined> {
  const { world } = story;
  const owner = world.chance.happens(0.5) ? await world.arrive() : someUser(story);
  const path = world.chance.pick(paths);
  await runToEnd(story, await lookAt(story, owner, path));
  const shown = story.pathCosts.at(-1);
  if (shown?.owner !== owner || nameOf(shown.path) !== nameOf(path) || shown.charge === 0) return undefined;
  return { owner, path, posted: String(shown.charge) };
}

/** The page after “Pay … and unlock” with the amount that was shown. */
async function pageFor(story: Story, wish: Wish): Promise<Page | undefined> {
  await runToEnd(story, await payForPath(story, wish));
  const page = openPageOf(story, wish.owner);
  return page !== undefined && story.paidFor.has(page.orderId) ? page : undefined;
}

/** The browser returns, verifies the payment and unlocks the path. */
async function comeBack(story: Story, page: Page): Promise<void> {
  const { schedule, gone } = story.world;
  if (gone.has(page.owner)) return;
  const known = schedule.tasks.length;
  await runToEnd(story, await verifyFor(story, page, page.owner));
  const next: Task | undefined = schedule.tasks.slice(known + 1).at(-1);
  if (next !== undefined && story.world.chance.happens(0.7)) await runToEnd(story, next);
}

type Meeting = (story: Story) => Promise<unknown>;

/** A meeting about a path that is looked at. */
const whenLookedAt =
  (meet: (story: Story, wish: Wish) => Promise<unknown>): Meeting =>
  async (story) => {
    const wish = await wishOf(story);
    if (wish !== undefined) await meet(story, wish);
  };

/** A meeting about a path whose page is open. */
const whenOpen = (meet: (story: Story, page: Page, wish: Wish) => Promise<unknown>): Meeting =>
  whenLookedAt(async (story, wish) => {
    const page = await pageFor(story, wish);
    if (page !== undefined) await meet(story, page, wish);
  });

/** A meeting about a path that is paid on its page. */
const whenPaid = (meet: (story: Story, page: Page, wish: Wish) => Promise<unknown>): Meeting =>
  whenOpen(async (story, page, wish) => {
    if (story.world.stripe.pay(page)) await meet(story, page, wish);
  });

/** A second window requests the same path and runs for some turns before the first continues. */
async function secondWindow(story: Story, wish: Wish, first: Task): Promise<void> {
  const { chance, schedule } = story.world;
  const second = await payForPath(story, wish);
  for (let turn = chance.below(10); turn > 0 && second.state === 'waiting'; turn -= 1)
    await schedule.advance(second);
  await runToEnd(story, first);
  await runToEnd(story, second);
}

/** Two windows looked at the path before either paid; the second reads the first one's order before its page. */
async function pageAsCountedOut(story: Story, wish: Wish): Promise<void> {
  const first = await payForPath(story, wish);
  await advanceTo(story, first, 'PutItem');
  story.world.pass(1000);
  const second = await payForPath(story, wish);
  await advanceTo(story, second, 'PutItem');
  await advanceTo(story, first, 'TransactWriteItems');
  await advanceTo(story, second, 'UpdateItem');
  await runToEnd(story, first);
  await runToEnd(story, second);
}

export const pathMeetings = {
  /** One user pays for one path in two windows, in sequence or while the first page is being opened. */
  pathInTwoWindows: whenLookedAt(async (story, wish) => {
    const { chance, stripe } = story.world;
    const first = await payForPath(story, wish);
    const stop = chance.pick(['PutItem', 'openCheckout', 'TransactWriteItems', 'the end']);
    await advanceTo(story, first, stop);
    await secondWindow(story, wish, first);
    const known = [...stripe.pages.values()].filter(
      (page) => page.owner === wish.owner && page.shown && story.paidFor.has(page.orderId),
    );
    for (const page of known) stripe.pay(page);
    for (const page of known) await comeBack(story, page);
  }),

  /** The first window gets its page just before the second closes its order as unpaid. */
  pathPageAsCountedOut: whenLookedAt(pageAsCountedOut),

  /** A third window arrives while the provider slowly closes the page of an earlier one. */
  pathPageClosedSlowly: whenOpen(async (story, page, wish) => {
    const first = await payForPath(story, wish);
    await advanceTo(story, first, 'expireCheckout');
    if (story.world.chance.happens(0.3)) story.world.stripe.pay(page);
    await secondWindow(story, wish, first);
  }),

  /** Tokens that counted when the user went to pay the rest expire before the return. */
  async expiredWhilePaying(story: Story) {
    const { world } = story;
    const owner = await world.arrive();
    const event = await payNow(story, owner, world.chance.pick(['500', '100', '3850']));
    if (event === undefined) return;
    await runToEnd(story, await deliver(story, event));
    const expiresAtMs = (await walletOf(story, owner))?.lots[0]?.expires_at_ms;
    if (expiresAtMs === undefined || expiresAtMs - world.nowMs < 1_200_000) return;
    world.pass(expiresAtMs - world.nowMs - 600_000);
    const path = world.chance.pick(paths);
    await runToEnd(story, await lookAt(story, owner, path));
    const shown = story.pathCosts.at(-1);
    if (shown?.owner !== owner || shown.charge === 0) return;
    const page = await pageFor(story, { owner, path, posted: String(shown.charge) });
    if (page === undefined || !world.stripe.pay(page)) return;
    world.pass(1_200_000);
    if (world.chance.happens(0.5)) await actions.expirySweep(story);
    await comeBack(story, page);
    await lookAt(story, owner, path);
  },

  /** Tokens were paid for on another page without an event yet, when a path or a plan is to be paid. */
  paidElsewhereUnheard: whenLookedAt(async (story, wish) => {
    const { owner } = wish;
    const known = story.planQuotes.length;
    await runToEnd(story, await openPlanFor(story, owner));
    if ((await payNow(story, owner, '500')) === undefined) return;
    const plan = story.planQuotes[known];
    if (plan !== undefined && story.world.chance.happens(0.4)) await buyFor(story, owner, { plan });
    else await payForPath(story, wish);
  }),

  /** A wrong page is paid anyway, and the path is requested again. */
  async paidOnWrongPage(story: Story) {
    const { stripe } = story.world;
    const wish = await wishOf(story);
    const page = wish === undefined ? undefined : await pageFor(story, wish);
    if (wish === undefined || page === undefined || page.genuine || !stripe.pay(page)) return;
    await runToEnd(story, await payForPath(story, wish));
  },

  /** The return address is opened again the next day. */
  returnKept: whenPaid(async (story, page) => {
    if (story.world.chance.happens(0.7)) await hear(story);
    story.world.pass(story.world.chance.pick([23, 25, 700]) * 3_600_000);
    await comeBack(story, page);
  }),

  /** The missing amount is as shown but the price is not, or the box was not ticked. */
  pathNotAsAgreed: whenLookedAt(async (story, wish) => {
    const shown = String(priceOf(wish.path) / 100 + 10);
    await payForPath(story, {
      ...wish,
      ...(story.world.chance.happens(0.5) ? { shown } : { unagreed: true }),
    });
  }),

  /** The same path is requested again after a payment without an event. */
  pathPaidUnheard: whenPaid(async (story, page, wish) => {
    await runToEnd(story, await payForPath(story, wish));
    await comeBack(story, page);
  }),

  /** A path is paid for in one window while another has read part of its state. */
  unlockedAsLookedAt: whenPaid(async (story, page, wish) => {
    const { chance, schedule } = story.world;
    const second = await payForPath(story, wish);
    for (let turn = 1 + chance.below(5); turn > 0 && second.state === 'waiting'; turn -= 1)
      await schedule.advance(second);
    await comeBack(story, page);
    await runToEnd(story, second);
  }),

  /** Tokens are bought between the look at a path and its payment. */
  changedCost: whenLookedAt(async (story, wish) => {
    const event = await payNow(story, wish.owner, '500');
    if (event === undefined) return;
    await runToEnd(story, await deliver(story, event));
    await payForPath(story, wish);
  }),

  /** The wallet is frozen between the look at a path and its payment. */
  frozenBeforePaying: whenLookedAt(async (story, wish) => {
    await tamperWith(story, wish.owner);
    if (story.tampered !== wish.owner) return;
    const known = story.world.schedule.tasks.length;
    await actions.reconcile(story);
    for (const task of story.world.schedule.tasks.slice(known)) await runToEnd(story, task);
    await payForPath(story, wish);
  }),

  /** The price changes between the payment page and the return. */
  changedPrice: whenPaid(async (story, page) => {
    await changePrice(story, page);
    await comeBack(story, page);
  }),

  /** The payment for a path is refunded before or after the unlock. */
  pathRefunded: whenPaid(async (story, page) => {
    const { stripe, chance } = story.world;
    if (chance.happens(0.5)) await comeBack(story, page);
    if (takenBackOf(page) > 0) return;
    if (chance.happens(0.5)) stripe.refund(page, chance.happens(0.7) ? page.amountCents : 50);
    else stripe.dispute(page);
    const news = await deliver(story, stripe.lastEvent());
    if (chance.happens(0.5)) await runToEnd(story, news);
    await comeBack(story, page);
  }),

  /**
   * The path is unlocked with other tokens while its page is open. A payment there before it closes stays as tokens.
   */
  unlockedMeanwhile: whenOpen(async (story, page, wish) => {
    const { stripe } = story.world;
    for (let payment = 0; payment < 2; payment += 1) {
      const event = await payNow(story, page.owner);
      if (event !== undefined) await runToEnd(story, await deliver(story, event));
    }
    await runToEnd(story, await unlockFor(story, page.owner, wish.path));
    if (story.world.chance.happens(0.6)) await runToEnd(story, await actions.closePages(story));
    if (stripe.pay(page)) await comeBack(story, page);
  }),

  /** The user receives other tokens while the page of a path is being opened. */
  movedWhileOpening: whenLookedAt(async (story, wish) => {
    const opening = await payForPath(story, wish);
    await advanceTo(story, opening, 'openCheckout');
    const event = await payNow(story, wish.owner, '500');
    if (event !== undefined) await runToEnd(story, await deliver(story, event));
    await runToEnd(story, opening);
  }),

  /** An account is deleted with the page of a path open or just paid. */
  leaveWithPathPage: whenOpen(async (story, page) => {
    const { stripe, chance } = story.world;
    const when = chance.pick(['before', 'after', 'never']);
    if (when === 'before') stripe.pay(page);
    await leaveAlone(story, page.owner);
    if (when === 'after') stripe.pay(page);
    await comeBack(story, page);
  }),
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
