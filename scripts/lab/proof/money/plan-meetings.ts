import { reversePayment } from '#functions/payments/reverse-payment.ts';
import { takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import { actions } from './actions.ts';
import { checkDelivery, completeFor, submitFor } from './delivering.ts';
import { openPageOf, payNow } from './meetings.ts';
import { buyFor } from './paying.ts';
import { deliver, hear } from './provider-news.ts';
import type { Page } from './simulated-stripe.ts';
import { createRunFrom, openPlanFor, unlockFor } from './spending.ts';
import { advanceTo, balanceOf, ownPages, paidPages, runToEnd, type Story, someUser, start } from './story.ts';

/** A new or existing user gets a quote for a plan. */
async function quoteFor(story: Story): Promise<Story['planQuotes'][number] | undefined> {
  const { chance } = story.world;
  const owner = chance.happens(0.5) ? await story.world.arrive() : someUser(story);
  const known = story.planQuotes.length;
  await runToEnd(story, await openPlanFor(story, owner));
  return story.planQuotes[known];
}

/** A user starts a plan with tokens they hold. */
async function startedRun(story: Story): Promise<{ owner: string; runId: string } | undefined> {
  const owner = someUser(story);
  const known = story.planQuotes.length;
  await runToEnd(story, await openPlanFor(story, owner));
  const quote = story.planQuotes[known];
  if (quote === undefined) return undefined;
  await runToEnd(story, await createRunFrom(story, quote));
  const runId = story.runs.get(quote.uuid);
  return runId === undefined ? undefined : { owner, runId };
}

/** All payments of this user are refunded or disputed. */
async function takeAllBack(story: Story, owner: string): Promise<void> {
  const { stripe, chance } = story.world;
  for (const page of paidPages(story).filter((one) => one.owner === owner && takenBackOf(one) === 0)) {
    if (chance.happens(0.5)) stripe.dispute(page);
    else stripe.refund(page, page.amountCents);
    await hear(story);
  }
}

/** The debt is paid, or disputes are won. */
async function settleDebt(story: Story, owner: string): Promise<void> {
  const { stripe, chance } = story.world;
  if (chance.happens(0.5)) {
    for (const page of paidPages(story).filter((one) => one.owner === owner))
      if (page.disputes.some(({ status }) => status === 'open')) {
        stripe.closeDispute(page, 'won');
        await hear(story);
      }
    return;
  }
  const event = await payNow(story, owner, '3850');
  if (event !== undefined) await runToEnd(story, await deliver(story, event));
}

/** A payment whose tokens have expired by now, spent in part or not. */
async function expiredPage(story: Story): Promise<Page | undefined> {
  const { chance } = story.world;
  const living = story.world.living();
  const page = chance.pick(
    paidPages(story).filter((one) => one.genuine && living.includes(one.owner) && takenBackOf(one) === 0),
  );
  if (page === undefined) return undefined;
  if (chance.happens(0.4)) await runToEnd(story, await unlockFor(story, page.owner));
  story.world.pass(chance.pick([31, 46]) * 86_400_000 + 3 * 3_600_000);
  await actions.expirySweep(story);
  const sweep = story.world.schedule.tasks.at(-1);
  if (sweep !== undefined) await runToEnd(story, sweep);
  return page;
}

/** Sequences of events about plans, debts and expired tokens that chance alone would rarely produce. */
export const planMeetings = {
  /** A user without tokens chooses a plan in two windows, starts one, and goes to pay in the other. */
  async secondWindow(story: Story) {
    const { world } = story;
    const owner = someUser(story);
    if ((await balanceOf(story, owner)) > 0) return;
    const known = story.planQuotes.length;
    for (let window = 0; window < 2; window += 1) await runToEnd(story, await openPlanFor(story, owner));
    const [first, second] = story.planQuotes.slice(known);
    if (first === undefined || second === undefined) return;
    await runToEnd(story, await buyFor(story, owner, { plan: first }));
    const page = ownPages(story).findLast((one) => one.owner === owner && one.state === 'open');
    if (page === undefined || !world.stripe.pay(page)) return;
    await runToEnd(story, await deliver(story, world.stripe.lastEvent()));
    await runToEnd(story, await createRunFrom(story, first));
    await buyFor(story, owner, { plan: second });
  },

  /** Two plans are started in the same instant. */
  async twoPlans(story: Story) {
    const owner = someUser(story);
    const known = story.planQuotes.length;
    for (let window = 0; window < 2; window += 1) await runToEnd(story, await openPlanFor(story, owner));
    const [first, second] = story.planQuotes.slice(known);
    if (first === undefined || second === undefined) return;
    await advanceTo(story, await createRunFrom(story, first), 'TransactWriteItems');
    await runToEnd(story, await createRunFrom(story, second));
  },

  /** Tokens are bought between the quote of a plan and its payment. */
  async changedQuote(story: Story) {
    const plan = await quoteFor(story);
    if (plan === undefined || plan.charge === 0) return;
    const event = await payNow(story, plan.owner, '500');
    if (event === undefined) return;
    await runToEnd(story, await deliver(story, event));
    await buyFor(story, plan.owner, { plan });
  },

  /** The plan is started with other tokens while its page is open. A payment there before it closes stays as tokens. */
  async startedMeanwhile(story: Story) {
    const { chance, stripe } = story.world;
    const plan = await quoteFor(story);
    if (plan === undefined || plan.charge === 0) return;
    await runToEnd(story, await buyFor(story, plan.owner, { plan }));
    const page = openPageOf(story, plan.owner);
    const event = page === undefined ? undefined : await payNow(story, plan.owner, '3850');
    if (page === undefined || event === undefined) return;
    await runToEnd(story, await deliver(story, event));
    await runToEnd(story, await createRunFrom(story, plan));
    if (chance.happens(0.6)) await runToEnd(story, await actions.closePages(story));
    if (stripe.pay(page)) await deliver(story, stripe.lastEvent());
  },

  /** The payment is refunded before the plan is submitted. */
  async refundBeforeSubmit(story: Story) {
    const started = await startedRun(story);
    if (started === undefined) return;
    await takeAllBack(story, started.owner);
    await runToEnd(story, await submitFor(story, started.owner, started.runId));
    await settleDebt(story, started.owner);
    await runToEnd(story, await submitFor(story, started.owner, started.runId));
  },

  /** The payment is disputed or refunded after the plan is finished. */
  async disputeAfterCompletion(story: Story) {
    const started = await startedRun(story);
    if (started === undefined) return;
    await runToEnd(story, await submitFor(story, started.owner, started.runId));
    await runToEnd(story, await completeFor(story, started.owner, started.runId));
    await takeAllBack(story, started.owner);
    await checkDelivery(story);
    await settleDebt(story, started.owner);
  },

  /** A payment is refunded or disputed after its tokens expired; that may fail again. */
  async expiredThenRefunded(story: Story) {
    const { stripe, chance, schedule } = story.world;
    const page = await expiredPage(story);
    if (page === undefined) return;
    if (chance.happens(0.3)) {
      stripe.dispute(page);
      schedule.note(`${page.orderId} is disputed after its tokens expired`);
      await hear(story);
      if (chance.happens(0.5)) return;
      stripe.closeDispute(page, 'won');
      return hear(story);
    }
    const part = chance.happens(0.3);
    stripe.refund(page, part ? 1 + chance.below(page.amountCents - 1) : page.amountCents);
    schedule.note(`${page.orderId} is refunded after its tokens expired`);
    await hear(story);
    if (chance.happens(0.3) && stripe.failRefund(page)) await hear(story);
  },

  /** A debt from an earlier release, whose rule did not read the ledger and counted expired tokens as spent. */
  async falseDebtOfBefore(story: Story) {
    const page = await expiredPage(story);
    if (page === undefined) return;
    story.world.stripe.refund(page, page.amountCents);
    story.world.falseDebts.add(page.orderId);
    const task = await start(story, 'refund as of before', async ({ payments }) => {
      const wallets = { ...payments.wallets, entriesOf: async () => [] };
      return reversePayment({ ...payments, wallets }, page.paymentIntentId ?? '');
    });
    await runToEnd(story, task);
    if (story.world.chance.happens(0.5)) await actions.buy(story);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
