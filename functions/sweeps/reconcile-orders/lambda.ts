import { systemClock } from '../../../shared/domain/clock.ts';
import { buildSecretReader } from '../../gateways/secrets.ts';
import { buildPaymentDesk } from '../../payments/build-payment-desk.ts';
import { tableName } from '../../runtime/environment.ts';
import { buildAccountStore } from '../../stores/accounts.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildOutboxStore } from '../../stores/outbox.ts';
import { reconcile } from './reconcile.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const desk = buildPaymentDesk({ clock, accounts, readSecret: buildSecretReader(clock) });
const outbox = buildOutboxStore(dynamo, tableName('outbox'));

export const handler = () => reconcile({ desk, outbox });
