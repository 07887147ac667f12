import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildStripe } from './stripe.ts';

const nowMs = Date.UTC(2026, 10, 27);
const secret = 'whsec_1';
const { readEvent } = buildStripe(async () => JSON.stringify({ secretKey: 'sk', webhookSecrets: [secret] }));

function read(payload: string, secondsFromNow = 0) {
  const timestamp = nowMs / 1000 + secondsFromNow;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return readEvent({ body: Buffer.from(payload), signature, nowMs });
}

const eventOf = (type: unknown, object: unknown) => JSON.stringify({ type, data: { object } });

describe('an event signed by Stripe', () => {
  it('names the checkout, or the payment that was reversed', async () => {
    expect(await read(eventOf('checkout.session.expired', { id: 'cs_1' }))).toEqual({
      kind: 'checkout',
      checkoutId: 'cs_1',
    });
    for (const payment_intent of ['pi_1', { id: 'pi_1' }])
      expect(await read(eventOf('charge.dispute.created', { id: 'dp_1', payment_intent }))).toEqual({
        kind: 'reversal',
        paymentIntentId: 'pi_1',
      });
  });

  it.each([
    ['null', 'no event'],
    ['[]', 'no event'],
    ['x', 'no event'],
    ['', 'no event'],
    ['{"type":1}', 'no event'],
    ['{"type":"invoice.paid"}', 'invoice.paid'],
    ['{"object":"v2.core.event","type":"v2.core.account.closed"}', 'v2.core.account.closed'],
    ['{"type":"checkout.session.completed","data":null}', 'checkout.session.completed'],
    [eventOf('checkout.session.completed', { id: 1 }), 'checkout.session.completed'],
    [eventOf('charge.refunded', { id: 'ch_1', payment_intent: null }), 'charge.refunded'],
    ['{"type":"checkout.session.expired","data":{"object":{"id":"cs_\\ud800"}}}', 'checkout.session.expired'],
    ['{"type":"refund.created","data":{"object":{"payment_intent":"pi_\\ud800"}}}', 'refund.created'],
    [eventOf('checkout.session.expired', { id: '../payment_intents/pi_1' }), 'checkout.session.expired'],
    [eventOf('refund.created', { payment_intent: { id: 'pi_' } }), 'refund.created'],
    [`\ufeff${eventOf('invoice.paid', {})}`, 'no event'],
    [eventOf('x'.repeat(20_000), {}), 'x'.repeat(100)],
  ])('is of an unknown kind if we do not handle it: %s', async (payload, type) => {
    expect(await read(payload)).toEqual({ kind: 'other', type });
  });

  it.each([
    [-301, false],
    [-300, true],
    [300, true],
    [301, false],
  ])('signed %i seconds from now is accepted: %s', async (seconds, heeded) => {
    const event = await read(eventOf('invoice.paid', {}), seconds);
    expect(event !== undefined).toBe(heeded);
  });

  it.each(['\u00e9', '\u20ac', '\ud83d\ude00'])(
    'with a signature that contains %s is refused',
    async (letter) => {
      const payload = eventOf('invoice.paid', {});
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: nowMs / 1000 });
      const signature = `${header.slice(0, -1)}${letter}`;
      expect(await readEvent({ body: Buffer.from(payload), signature, nowMs })).toBeUndefined();
    },
  );

  it('signed with another secret is refused', async () => {
    const payload = eventOf('invoice.paid', {});
    const timestamp = nowMs / 1000;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_2', timestamp });
    expect(await readEvent({ body: Buffer.from(payload), signature, nowMs })).toBeUndefined();
  });
});
