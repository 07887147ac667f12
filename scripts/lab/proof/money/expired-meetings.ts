import { reversePayment } from '#functions/payments/reverse-payment.ts';
import { takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import { actions } from './actions.ts';
import { hear } from './provider-news.ts';
import type { Page } from './simulated-stripe.ts';
import { unlockFor } from './spending.ts';
import { paidPages, runToEnd, type Story, start } from './story.ts';

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

export const expiredMeetings = {
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
