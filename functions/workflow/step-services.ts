import { systemClock } from '#shared/domain/clock.ts';
import { buildStageMail } from '../mail/build-stage-mail.ts';
import { buildDelivery, type FillIn } from '../mail/deliver-outbox.ts';
import { tableName } from '../runtime/environment.ts';
import { buildAccountStore } from '../stores/accounts.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildOutboxStore } from '../stores/outbox.ts';
import { buildRunProgress } from '../stores/run-progress.ts';
import { buildRunStore } from '../stores/runs.ts';
import { buildDeliverPending } from './deliver-pending.ts';

export const runServices = () => ({
  clock: systemClock,
  runs: buildRunStore(dynamo, tableName('runs')),
  progress: buildRunProgress(dynamo, tableName('runs')),
});

export function mailServices(fillIn?: FillIn) {
  const outbox = buildOutboxStore(dynamo, tableName('outbox'));
  const accounts = buildAccountStore(dynamo, tableName('users'));
  const sending = { clock: systemClock, outbox, accounts, sendMail: buildStageMail() };
  const deliver = buildDelivery(fillIn === undefined ? sending : { ...sending, fillIn });
  return { outbox, deliver, deliverPending: buildDeliverPending(outbox, deliver) };
}
