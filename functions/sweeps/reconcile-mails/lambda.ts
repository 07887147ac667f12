import { systemClock } from '../../../shared/domain/clock.ts';
import { sendMail } from '../../gateways/mail.ts';
import { buildDelivery } from '../../mail/deliver-outbox.ts';
import { tableName } from '../../runtime/environment.ts';
import { buildAccountStore } from '../../stores/accounts.ts';
import { buildCheckpointStore } from '../../stores/checkpoints.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildOutboxStore } from '../../stores/outbox.ts';
import { reconcileMails } from './reconcile-mails.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const outbox = buildOutboxStore(dynamo, tableName('outbox'));
const deliver = buildDelivery({ clock, outbox, accounts, sendMail });
const checkpoints = buildCheckpointStore(dynamo, tableName('outbox'));

export const handler = () =>
  reconcileMails({ clock, outbox, deliver, checkpoints, pace: { atOnce: 4, itemMs: 30_000 } });
