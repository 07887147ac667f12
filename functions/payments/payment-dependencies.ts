import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { PaymentProvider } from '../gateways/stripe.ts';
import type { DeliverMail } from '../mail/deliver-outbox.ts';
import type { Within } from '../runtime/deadline.ts';
import type { Pacing } from '../runtime/pacing.ts';
import type { AccountStore } from '../stores/accounts.ts';
import type { MailStopStore } from '../stores/mail-stops.ts';
import type { OrderStore } from '../stores/orders.ts';
import type { OutboxStore } from '../stores/outbox.ts';
import type { TransactItem, Written } from '../stores/transact.ts';
import type { WalletStore } from '../stores/wallets.ts';

/** The routes and the reconciler share these. */
export interface PaymentDependencies {
  clock: Clock;
  pacing: Pacing;
  provider: PaymentProvider;
  accounts: Pick<AccountStore, 'find' | 'staysCheck'>;
  mailStops: Pick<MailStopStore, 'read'>;
  orders: OrderStore;
  wallets: WalletStore;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write(items: TransactItem[]): Promise<Written>;
  deliver: DeliverMail;
  within: Within;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
  siteUrl: string;
}
