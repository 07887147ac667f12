import { systemClock } from '../../../shared/domain/clock.ts';
import { sendMail } from '../../gateways/mail.ts';
import { buildDelivery } from '../../mail/deliver-outbox.ts';
import { setting, tableName } from '../../runtime/environment.ts';
import { buildAccountStore } from '../../stores/accounts.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildOutboxStore } from '../../stores/outbox.ts';
import { transact } from '../../stores/transact.ts';
import { buildWalletStore } from '../../stores/wallets.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const clock = systemClock;
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const accounts = buildAccountStore(dynamo, tableName('users'));
const dependencies = {
  clock,
  siteUrl: setting('SITE_URL'),
  wallets: buildWalletStore(dynamo, tableName('wallets')),
  outbox,
  write: (items: Parameters<typeof transact>[1]) => transact(dynamo, items),
  deliver: buildDelivery({ clock, outbox, accounts, sendMail }),
};

export const handler = () => remindOfExpiry(dependencies);
