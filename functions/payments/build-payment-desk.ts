import type { Clock } from '../../shared/domain/clock.ts';
import { sendMail } from '../gateways/mail.ts';
import type { ReadSecret } from '../gateways/secrets.ts';
import { buildStripe } from '../gateways/stripe.ts';
import { buildDelivery } from '../mail/deliver-outbox.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { setting, tableName } from '../runtime/environment.ts';
import { realPacing } from '../runtime/pacing.ts';
import type { AccountStore } from '../stores/accounts.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildOrderStore } from '../stores/orders.ts';
import { buildOutboxStore } from '../stores/outbox.ts';
import { transact } from '../stores/transact.ts';
import { buildWalletStore } from '../stores/wallets.ts';
import type { PaymentDesk } from './payment-desk.ts';

interface DeskDependencies {
  clock: Clock;
  accounts: Pick<AccountStore, 'find'>;
  readSecret: ReadSecret;
}

/** The desk of a deployed function. */
export function buildPaymentDesk({ clock, accounts, readSecret }: DeskDependencies) {
  const outbox = buildOutboxStore(dynamo, tableName('outbox'));
  return {
    clock,
    pacing: realPacing,
    provider: buildStripe(readSecret),
    orders: buildOrderStore(dynamo, tableName('orders')),
    wallets: buildWalletStore(dynamo, tableName('wallets')),
    outbox,
    write: (items) => transact(dynamo, items),
    deliver: buildDelivery({ clock, outbox, accounts, sendMail }),
    alarm: (name, detail) => raiseAlarm(name, detail, clock.nowMs()),
    siteUrl: setting('SITE_URL'),
  } satisfies PaymentDesk;
}
