import { sendMail } from '#functions/gateways/mail.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { remindOfDocuments } from './remind-of-documents.ts';

const clock = systemClock;
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const accounts = buildAccountStore(dynamo, tableName('users'));
const dependencies = {
  clock,
  siteUrl: setting('SITE_URL'),
  runs: buildRunStore(dynamo, tableName('runs')),
  checkpoints: buildCheckpointStore(dynamo, tableName('runs')),
  pace: { atOnce: 4, itemMs: 30_000 },
  progress: buildRunProgress(dynamo, tableName('runs')),
  outbox,
  write: (items: TransactItem[]) => transact(dynamo, items),
  deliver: buildDelivery({ clock, outbox, accounts, sendMail }),
};

export const handler = () => remindOfDocuments(dependencies);
