import Stripe from 'stripe';
import { type Check, expectThat } from '#functions/watch/check.ts';
import type { StageAccess } from './stage-access.ts';
import type { Visitor } from './visitor.ts';

const smallestPurchaseCents = 100;

/** Tests both of Stripe's keys without a payment: opens a page, and sends an event about it that changes nothing. */
export function paymentChecks(
  visitor: Visitor,
  { access, leftOut }: { access: StageAccess | undefined; leftOut: string | undefined },
): Check[] {
  let eventText = '';
  const tell = async (signature: string) =>
    (await visitor.asks('/pay/webhook', { raw: eventText, headers: { 'stripe-signature': signature } }))
      .status;
  return [
    {
      name: 'Stripe opens a payment page',
      leftOut,
      async run() {
        const checkoutId = await visitor.opensPaymentPage(smallestPurchaseCents);
        const object = { object: 'checkout.session', id: checkoutId };
        eventText = JSON.stringify({
          ...{ id: `evt_${checkoutId}`, object: 'event', type: 'checkout.session.expired' },
          data: { object },
        });
      },
    },
    {
      name: 'An event with a wrong signature is refused',
      leftOut,
      async run() {
        const status = await tell('t=1,v1=00');
        expectThat(status === 400, `/pay/webhook answered ${status}`);
      },
    },
    {
      name: 'An event signed by Stripe is accepted',
      leftOut: leftOut ?? (access === undefined ? 'the key it is signed with needs --stage' : undefined),
      async run() {
        const { secret, nowMs } = (await access?.webhookSecret()) ?? { secret: '', nowMs: 0 };
        const timestamp = Math.floor(nowMs / 1000);
        const payload = eventText;
        const status = await tell(Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
        expectThat(status === 200, `/pay/webhook answered ${status}`);
      },
    },
  ];
}
