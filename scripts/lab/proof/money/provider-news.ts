import { receiveStripeEvent } from '#functions/api/pay/receive-stripe-event.ts';
import { refundedOf, takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import { request, text } from '#scripts/testing/handler-call.ts';
import type { Task } from '../stories/schedule.ts';
import type { Page, ProviderEvent } from './simulated-stripe.ts';
import { ownPages, pagesOf, paidPages, runToEnd, type Story, start } from './story.ts';

export async function deliver(story: Story, event: ProviderEvent): Promise<Task> {
  const { body, signature } = story.world.stripe.signed(event);
  return start(story, `event ${event.type}`, async ({ payments }) => {
    const headers = { 'stripe-signature': signature };
    const call = { params: {}, query: {}, body: {}, session: undefined, request: request(headers, body) };
    const outcome = await receiveStripeEvent(payments)(call);
    if (outcome.kind === 'answer') event.acknowledged = true;
    else story.world.violation(`a signed event was answered ${text(outcome)}`);
    return text(outcome);
  });
}

/** The product hears the newest event. */
export const hear = async (story: Story): Promise<void> =>
  runToEnd(story, await deliver(story, story.world.stripe.lastEvent()));

/** Some events are lost, and the reconciler finds the change. */
function loseSomeEvents({ world }: Story, page: Page): void {
  if (!world.rechecks || !world.chance.happens(0.3)) return;
  world.stripe.loseEvent(page);
  world.schedule.note('the event is lost');
}

/** Events of the provider, and forged ones. */
export const providerNews = {
  async webhook(story: Story) {
    const { stripe, chance } = story.world;
    const fresh = stripe.events.filter(({ acknowledged }) => !acknowledged);
    const event = chance.pick(fresh.length > 0 && chance.happens(0.8) ? fresh : stripe.events);
    if (event !== undefined) await deliver(story, event);
  },

  /** Anyone can post here, but only the provider can sign. */
  async forgedWebhook(story: Story) {
    const { stripe, chance, nowMs } = story.world;
    const page = chance.pick(pagesOf(story));
    if (page === undefined) return;
    const event = { type: 'checkout.session.completed', object: { id: page.id }, acknowledged: false };
    const forgery = chance.pick(['no signature', 'wrong secret', 'too old', 'other bytes']);
    const { body, signature } = stripe.signed(event, {
      ...(forgery === 'wrong secret' ? { secret: 'whsec_guess' } : {}),
      ...(forgery === 'too old' ? { atMs: nowMs - 301_000 } : {}),
    });
    const sent = forgery === 'other bytes' ? new Uint8Array([...body, 32]) : body;
    const headers: Record<string, string> =
      forgery === 'no signature' ? {} : { 'stripe-signature': signature };
    await start(story, `event with ${forgery}`, async ({ payments }) => {
      const call = { params: {}, query: {}, body: {}, session: undefined, request: request(headers, sent) };
      const outcome = text(await receiveStripeEvent(payments)(call));
      if (outcome !== 'invalid-input')
        story.world.violation(`an event with ${forgery} was answered ${outcome}`);
      return outcome;
    });
  },

  /** A payment that others make with our account, whose metadata names one of our orders. */
  async foreignPayment(story: Story) {
    const { stripe, chance, nowMs } = story.world;
    const known = chance.pick(pagesOf(story).filter(({ genuine }) => genuine));
    if (known === undefined) return;
    const { orderId, owner, amountCents, mode, currency } = known;
    const facts = { orderId, owner, amountCents, mode, currency, expiresAtMs: nowMs + 3_600_000 };
    const page = stripe.addPage({ ...facts, genuine: false });
    stripe.pay(page);
    if (chance.happens(0.4)) stripe.refund(page, 100);
    story.world.schedule.note(`a foreign payment names ${orderId}`);
  },

  async strayEvent(story: Story) {
    const page = story.world.chance.pick(ownPages(story));
    if (page !== undefined) story.world.stripe.strayEvent(page);
  },

  async refund(story: Story) {
    const { stripe, chance } = story.world;
    const open = paidPages(story).filter((one) => takenBackOf(one) < one.amountCents);
    const ofSpenders = open.filter(({ owner }) => [...story.unlocked].some((path) => path.startsWith(owner)));
    const page = chance.pick(ofSpenders.length > 0 ? ofSpenders : open);
    if (page === undefined) return;
    const left = page.amountCents - takenBackOf(page);
    stripe.refund(page, chance.happens(0.6) ? left : 1 + chance.below(left));
    story.world.schedule.note(`${page.orderId} is refunded to ${refundedOf(page)}`);
    loseSomeEvents(story, page);
  },

  async failRefund(story: Story) {
    const { stripe, chance, schedule } = story.world;
    const page = chance.pick(paidPages(story).filter((one) => refundedOf(one) > 0));
    if (page === undefined || !stripe.failRefund(page)) return;
    schedule.note(`a refund of ${page.orderId} fails`);
    loseSomeEvents(story, page);
  },

  async dispute(story: Story) {
    const { stripe, chance } = story.world;
    const page = chance.pick(
      paidPages(story).filter((one) => one.disputes.length === 0 && takenBackOf(one) < one.amountCents),
    );
    if (page === undefined) return;
    stripe.dispute(page);
    story.world.schedule.note(`${page.orderId} is disputed`);
    loseSomeEvents(story, page);
  },

  async settleDispute(story: Story) {
    const { stripe, chance } = story.world;
    const page = chance.pick(
      paidPages(story).filter((one) => one.disputes.some(({ status }) => status === 'open')),
    );
    if (page === undefined) return;
    const outcome = chance.pick(['won', 'lost'] as const);
    stripe.closeDispute(page, outcome);
    story.world.schedule.note(`the dispute of ${page.orderId} is ${outcome}`);
    loseSomeEvents(story, page);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
