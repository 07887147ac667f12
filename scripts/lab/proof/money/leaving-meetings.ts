import { deletionOf } from './leaving.ts';
import { openPageOf, payNow } from './meetings.ts';
import { buyFor } from './paying.ts';
import { deliver, hear } from './provider-news.ts';
import { advance, advanceTo, runToEnd, type Story, someUser } from './story.ts';

/** Payments that arrive during a deletion. */
export const leavingMeetings = {
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
