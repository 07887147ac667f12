import { actions } from './actions.ts';
import { openPageOf, payNow } from './meetings.ts';
import { buyFor } from './paying.ts';
import { deliver } from './provider-news.ts';
import { createRunFrom, openPlanFor } from './spending.ts';
import { advanceTo, balanceOf, ownPages, runToEnd, type Story, someUser } from './story.ts';

/** A new or existing user gets a quote for a plan. */
async function quoteFor(story: Story): Promise<Story['planQuotes'][number] | undefined> {
  const { chance } = story.world;
  const owner = chance.happens(0.5) ? await story.world.arrive() : someUser(story);
  const known = story.planQuotes.length;
  await runToEnd(story, await openPlanFor(story, owner));
  return story.planQuotes[known];
}

/** Sequences of events about plans that chance alone would rarely produce. */
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
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
