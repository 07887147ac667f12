import { takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import { checkDelivery, completeFor, submitFor } from './delivering.ts';
import { payNow } from './meetings.ts';
import { deliver, hear } from './provider-news.ts';
import { createRunFrom, openPlanFor } from './spending.ts';
import { paidPages, runToEnd, type Story, someUser } from './story.ts';

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

export const deliveryMeetings = {
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
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
