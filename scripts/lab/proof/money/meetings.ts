import { takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import { inOrderOfExpiry } from '#shared/domain/tokens/change-wallet.ts';
import { usable } from '#shared/domain/tokens/wallet.ts';
import type { Task } from '../stories/schedule.ts';
import { actions } from './actions.ts';
import { deletionOf, leaveAlone } from './leaving.ts';
import { adjustFor } from './operators.ts';
import { buyFor, cancelFor } from './paying.ts';
import { deliver, hear } from './provider-news.ts';
import type { Page, ProviderEvent } from './simulated-stripe.ts';
import { createRunFrom, openPlanFor, unlockFor } from './spending.ts';
import {
  advance,
  advanceTo,
  ownPages,
  paidPages,
  runToEnd,
  type Story,
  someUser,
  walletOf,
} from './story.ts';
import { tamperWith } from './sweeping.ts';

/** Sequences of events that matter to each other, but that chance alone would rarely produce. */
export const meetings = {
  /** The reconciler runs while a purchase hangs just before its order records the page. */
  async hangingPurchase(story: Story) {
    const { chance } = story.world;
    const purchase = await actions.buy(story);
    await advanceTo(story, purchase, 'TransactWriteItems');
    story.world.pass(11 * 60_000);
    const reconciler = await actions.reconcile(story);
    await advance(story, reconciler, chance.below(7));
  },

  /** A payment is refunded immediately, and the refund's event arrives first. */
  async earlyRefund(story: Story) {
    const { stripe, chance } = story.world;
    const page = chance.pick(ownPages(story).filter(({ state }) => state === 'open'));
    if (page === undefined || !stripe.pay(page)) return;
    stripe.refund(page, chance.happens(0.5) ? page.amountCents : 50);
    await deliver(story, stripe.lastEvent());
  },

  /** The event of a refund or dispute is overtaken by the next event, which may undo it. */
  async overtakenReversal(story: Story) {
    const { stripe, chance, schedule } = story.world;
    const page = chance.pick(paidPages(story).filter((one) => one.amountCents - takenBackOf(one) > 200));
    if (page === undefined) return;
    const disputes = page.disputes.length === 0 && chance.happens(0.5);
    if (disputes) stripe.dispute(page);
    else stripe.refund(page, 100);
    const first = await deliver(story, stripe.lastEvent());
    for (let turn = chance.below(6); turn > 0 && first.state === 'waiting'; turn -= 1)
      await schedule.advance(first);
    if (disputes) {
      const outcome = chance.pick(['won', 'won', 'lost'] as const);
      stripe.closeDispute(page, outcome);
      schedule.note(`the dispute of ${page.orderId} is ${outcome}`);
    } else if (chance.happens(0.5)) stripe.failRefund(page);
    else stripe.refund(page, 50);
    const second = await deliver(story, stripe.lastEvent());
    while (second.state === 'waiting') await schedule.advance(second);
  },

  /** A page is paid while it is being closed. */
  async paidWhileCancelled(story: Story) {
    const owner = someUser(story);
    await runToEnd(story, await buyFor(story, owner));
    const page = openPageOf(story, owner);
    if (page === undefined) return;
    const cancelling = await cancelFor(story, page, owner);
    await advanceTo(story, cancelling, 'expireCheckout');
    story.world.stripe.pay(page);
  },

  /** A user's first two payments are reported in parallel. */
  async firstPayments(story: Story) {
    const owner = await story.world.arrive();
    const events: ProviderEvent[] = [];
    for (let payment = 0; payment < 2; payment += 1) {
      const event = await payNow(story, owner);
      if (event !== undefined) events.push(event);
    }
    const [first, second] = events;
    if (first === undefined || second === undefined) return;
    await advanceTo(story, await deliver(story, first), 'TransactWriteItems');
    await runToEnd(story, await deliver(story, second));
  },

  /** Every payment a user spent from is refunded; they try to delete their account, and buy again. */
  async debt(story: Story) {
    const { stripe, chance } = story.world;
    const owner = someUser(story);
    await runToEnd(story, await unlockFor(story, owner));
    for (const page of paidPages(story).filter((one) => one.owner === owner && takenBackOf(one) === 0)) {
      stripe.refund(page, page.amountCents);
      await hear(story);
    }
    if (chance.happens(0.4)) await leaveAlone(story, owner);
    if (story.world.gone.has(owner)) return;
    const event = await payNow(story, owner);
    if (event !== undefined) await deliver(story, event);
  },

  /** A wallet is frozen just before its user spends from it. */
  async frozenMidway(story: Story) {
    const { schedule } = story.world;
    const owner = someUser(story);
    const spending = await unlockFor(story, owner);
    await advanceTo(story, spending, 'TransactWriteItems');
    if (spending.state !== 'waiting') return;
    await tamperWith(story, owner);
    await actions.reconcile(story);
    const wallets = schedule.tasks.at(-1);
    if (wallets !== undefined) await runToEnd(story, wallets);
  },

  async contributions(story: Story) {
    for (let time = 0; time < 3; time += 1) await runToEnd(story, await actions.contribute(story));
  },

  async leave(story: Story) {
    await deletionOf(story, someUser(story));
  },

  async leaveAlone(story: Story) {
    await leaveAlone(story, someUser(story));
  },

  /** An account is deleted with a page open or just paid. */
  async leaveWithPage(story: Story) {
    const owner = someUser(story);
    await runToEnd(story, await buyFor(story, owner));
    const page = openPageOf(story, owner);
    if (page !== undefined && story.world.chance.happens(0.5)) story.world.stripe.pay(page);
    await leaveAlone(story, owner);
  },

  /** A started purchase opens a page after its account is gone; it is paid, and the refund may fail. */
  async leaveWhileBuying(story: Story) {
    const { stripe, chance, gone, schedule } = story.world;
    const owner = someUser(story);
    const purchase = await buyFor(story, owner);
    await advanceTo(story, purchase, 'PutItem');
    await leaveAlone(story, owner);
    await runToEnd(story, purchase);
    const page = openPageOf(story, owner);
    if (page === undefined || !gone.has(owner) || !stripe.pay(page)) return;
    const news = await deliver(story, stripe.lastEvent());
    if (chance.happens(0.3)) {
      await advanceTo(story, news, 'refund');
      if (news.state === 'waiting') void schedule.crash(news);
      return;
    }
    if (chance.happens(0.4)) return;
    await runToEnd(story, news);
    if (stripe.failRefund(page)) await deliver(story, stripe.lastEvent());
  },

  /** A user spends at some point during the deletion of their account. */
  async leaveWhileSpending(story: Story) {
    const { chance } = story.world;
    const owner = someUser(story);
    await runToEnd(story, await openPlanFor(story, owner));
    const plan = story.planQuotes.findLast((quote) => quote.owner === owner);
    const spending =
      plan !== undefined && chance.happens(0.6)
        ? await createRunFrom(story, plan)
        : await (chance.happens(0.5) ? unlockFor : openPlanFor)(story, owner);
    await advanceTo(story, spending, 'TransactWriteItems');
    const deletion = await deletionOf(story, owner);
    await advance(story, deletion, chance.below(16));
    await runToEnd(story, spending);
  },

  /** An account is deleted just before operators give it tokens. */
  async leaveWhileGiven(story: Story) {
    const owner = someUser(story);
    const giving = await adjustFor(story, owner, 500);
    await advanceTo(story, giving, 'TransactWriteItems');
    await leaveAlone(story, owner);
    await runToEnd(story, giving);
  },

  /** Operators take tokens just after some of them expired, and before the sweep runs. */
  async takenAsItExpires(story: Story) {
    const { world } = story;
    const owner = someUser(story);
    const lots = (await walletOf(story, owner))?.lots ?? [];
    const [next, ...later] = inOrderOfExpiry(lots.filter((lot) => usable(lot, world.nowMs)));
    if (next === undefined || later.length === 0) return;
    world.pass(next.expires_at_ms - world.nowMs + 60_000);
    await runToEnd(story, await adjustFor(story, owner, -100));
  },

  /** A payment is reported twice: one report is credited, the account is deleted, and then the other is written. */
  async leaveWhilePaying(story: Story) {
    const owner = someUser(story);
    const event = await payNow(story, owner);
    if (event === undefined) return;
    const late = await deliver(story, event);
    await advanceTo(story, late, 'TransactWriteItems');
    if (story.world.chance.happens(0.7)) await runToEnd(story, await deliver(story, event));
    await leaveAlone(story, owner);
    await runToEnd(story, late);
  },

  /** Money that was taken back of a payment returns when its account is gone, or during its deletion. */
  async returnedAfterDeletion(story: Story) {
    const { stripe, chance } = story.world;
    const page = chance.pick(paidPages(story).filter((one) => takenBackOf(one) === 0 && !left(story, one)));
    if (page === undefined) return;
    const disputed = chance.happens(0.5);
    if (disputed) stripe.dispute(page);
    else stripe.refund(page, page.amountCents);
    await hear(story);
    const comesBack = async (): Promise<Task> => {
      if (disputed) stripe.closeDispute(page, 'won');
      else stripe.failRefund(page);
      return deliver(story, stripe.lastEvent());
    };
    if (chance.happens(0.3)) {
      const news = await comesBack();
      await advanceTo(story, news, 'TransactWriteItems');
      await leaveAlone(story, page.owner);
      await runToEnd(story, news);
      return;
    }
    await leaveAlone(story, page.owner);
    await comesBack();
  },

  /** A payment is credited at some point after the deletion has started. */
  async leaveAsPaymentArrives(story: Story) {
    const { chance } = story.world;
    const owner = someUser(story);
    const event = await payNow(story, owner);
    if (event === undefined) return;
    const news = await deliver(story, event);
    await advanceTo(story, news, 'TransactWriteItems');
    const deletion = await deletionOf(story, owner);
    await advance(story, deletion, 1 + chance.below(3));
    await runToEnd(story, news);
    await runToEnd(story, deletion);
  },

  /** A page that opened after the deletion's check is paid while the account is being deleted; its refund may fail. */
  async paidWhileLeaving(story: Story) {
    const { stripe, chance, schedule, leaving } = story.world;
    const owner = someUser(story);
    const purchase = await buyFor(story, owner);
    await advanceTo(story, purchase, 'PutItem');
    const deletion = await deletionOf(story, owner);
    while (deletion.state === 'waiting' && !leaving.has(owner)) await schedule.advance(deletion);
    await advance(story, deletion, chance.below(3));
    await runToEnd(story, purchase);
    const page = openPageOf(story, owner);
    if (page === undefined || !stripe.pay(page)) return;
    await hear(story);
    if (chance.happens(0.6) && stripe.failRefund(page)) {
      await hear(story);
      if (chance.happens(0.5)) {
        stripe.dispute(page);
        await deliver(story, stripe.lastEvent());
      }
    }
    if (chance.happens(0.3) && deletion.state === 'waiting') void schedule.crash(deletion);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;

const left = ({ world }: Story, { owner }: Page): boolean => !world.living().includes(owner);

export const openPageOf = (story: Story, owner: string): Page | undefined =>
  ownPages(story).findLast((page) => page.owner === owner && page.state === 'open');

/** The event of a payment that is made immediately. */
export async function payNow(
  story: Story,
  owner: string,
  amount?: '100' | '500' | '3850',
): Promise<ProviderEvent | undefined> {
  const { stripe } = story.world;
  await runToEnd(story, await buyFor(story, owner, amount === undefined ? {} : { amount }));
  const page = openPageOf(story, owner);
  return page !== undefined && stripe.pay(page) ? stripe.lastEvent() : undefined;
}
