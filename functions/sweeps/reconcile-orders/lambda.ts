import { systemClock } from '../../../shared/domain/clock.ts';
import { buildSecretReader } from '../../gateways/secrets.ts';
import { buildPaymentDesk } from '../../payments/build-payment-desk.ts';
import { tableName } from '../../runtime/environment.ts';
import { buildAccountStore } from '../../stores/accounts.ts';
import { buildCheckpointStore } from '../../stores/checkpoints.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const desk = buildPaymentDesk({ clock, accounts, readSecret: buildSecretReader(clock) });
const checkpoints = buildCheckpointStore(dynamo, tableName('orders'));

export const handler = () => reconcileOrders({ desk, checkpoints, pace: { atOnce: 8, itemMs: 30_000 } });
