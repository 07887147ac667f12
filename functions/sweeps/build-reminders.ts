import { buildStageMail } from '#functions/mail/build-stage-mail.ts';
import { buildDelivery, type FillIn } from '#functions/mail/deliver-outbox.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { transact } from '#functions/stores/transact.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { ReminderDependencies } from './send-reminder.ts';

export function buildReminders({ clock, fillIn }: { clock: Clock; fillIn?: FillIn }): ReminderDependencies {
  const outbox = buildOutboxStore(dynamo, tableName('outbox'));
  const accounts = buildAccountStore(dynamo, tableName('users'));
  return {
    siteUrl: setting('SITE_URL'),
    outbox,
    write: (items) => transact(dynamo, items),
    deliver: buildDelivery({
      clock,
      outbox,
      accounts,
      sendMail: buildStageMail(),
      ...(fillIn === undefined ? {} : { fillIn }),
    }),
  };
}
