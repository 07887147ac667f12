import type { Clock } from '#shared/domain/clock.ts';
import type { ReadSecret } from '../gateways/secrets.ts';
import { buildStripe } from '../gateways/stripe.ts';
import { buildStageMail } from '../mail/build-stage-mail.ts';
import { buildDelivery, deliverBriefly } from '../mail/deliver-outbox.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { within } from '../runtime/deadline.ts';
import { setting, tableName } from '../runtime/environment.ts';
import { realPacing } from '../runtime/pacing.ts';
import type { AccountStore } from '../stores/accounts.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildMailStopStore } from '../stores/mail-stops.ts';
import { buildOrderStore } from '../stores/orders.ts';
import { buildOutboxStore } from '../stores/outbox.ts';
import { transact } from '../stores/transact.ts';
import { buildWalletStore } from '../stores/wallets.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

interface BuildDependencies {
  clock: Clock;
  accounts: Pick<AccountStore, 'find' | 'staysCheck'>;
  readSecret: ReadSecret;
  /** How long sending a receipt may take before it is left to the reconciler; unlimited if missing. */
  receiptWaitMs?: number;
}

export function buildPayments({ clock, accounts, readSecret, receiptWaitMs }: BuildDependencies) {
  const outbox = buildOutboxStore(dynamo, tableName('outbox'));
  const deliver = buildDelivery({ clock, outbox, accounts, sendMail: buildStageMail() });
  return {
    clock,
    pacing: realPacing,
    provider: buildStripe(readSecret),
    accounts,
    mailStops: buildMailStopStore(dynamo, tableName('users')),
    orders: buildOrderStore(dynamo, tableName('orders')),
    wallets: buildWalletStore(dynamo, tableName('wallets')),
    outbox,
    write: (items) => transact(dynamo, items),
    deliver: receiptWaitMs === undefined ? deliver : deliverBriefly(deliver, receiptWaitMs),
    within,
    alarm: (name, detail) => raiseAlarm(name, detail, clock.nowMs()),
    siteUrl: setting('SITE_URL'),
  } satisfies PaymentDependencies;
}
