import { buildStripe } from '../gateways/stripe.ts';
import type { PaymentDependencies } from '../payments/payment-dependencies.ts';
import { within } from '../runtime/deadline.ts';
import { buildAccountStore } from '../stores/accounts.ts';
import type { Dynamo } from '../stores/ask-dynamo.ts';
import { buildMailStopStore } from '../stores/mail-stops.ts';
import { buildOrderStore } from '../stores/orders.ts';
import { buildOutboxStore } from '../stores/outbox.ts';
import { buildWalletStore } from '../stores/wallets.ts';

const unreached = (part: string) => (): never => {
  throw new Error(`${part} is not part of the test`);
};
const noDatabase: Dynamo = { send: async () => unreached('the database')() };

/** These payment dependencies throw when called; a test replaces the ones it needs. */
export const unreachedPayments: PaymentDependencies = {
  clock: { nowMs: () => 1 },
  pacing: { random: () => 0, sleep: async () => {} },
  provider: buildStripe(async () => unreached('the payment provider')()),
  accounts: buildAccountStore(noDatabase, 'users'),
  mailStops: buildMailStopStore(noDatabase, 'users'),
  orders: buildOrderStore(noDatabase, 'orders'),
  wallets: buildWalletStore(noDatabase, 'wallets'),
  outbox: buildOutboxStore(noDatabase, 'outbox'),
  write: unreached('a write'),
  deliver: unreached('a letter'),
  within,
  alarm: unreached('an alarm'),
  siteUrl: 'https://waymint.test',
};
