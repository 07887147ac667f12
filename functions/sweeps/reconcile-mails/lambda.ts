import { sendMail } from '#functions/gateways/mail.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { reconcileMails } from './reconcile-mails.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const deliver = buildDelivery({ clock, outbox, accounts, sendMail });
const checkpoints = buildCheckpointStore(dynamo, tableName('outbox'));

export const handler = () =>
  reconcileMails({ clock, outbox, deliver, checkpoints, pace: { atOnce: 4, itemMs: 30_000 } });
