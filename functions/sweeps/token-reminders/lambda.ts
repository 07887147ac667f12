import { sendMail } from '#functions/gateways/mail.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const clock = systemClock;
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const accounts = buildAccountStore(dynamo, tableName('users'));
const dependencies = {
  clock,
  siteUrl: setting('SITE_URL'),
  wallets: buildWalletStore(dynamo, tableName('wallets')),
  checkpoints: buildCheckpointStore(dynamo, tableName('wallets')),
  pace: { atOnce: 8, itemMs: 30_000 },
  outbox,
  write: (items: Parameters<typeof transact>[1]) => transact(dynamo, items),
  deliver: buildDelivery({ clock, outbox, accounts, sendMail }),
};

export const handler = () => remindOfExpiry(dependencies);
