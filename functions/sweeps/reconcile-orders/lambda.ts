import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildPayments } from '#functions/payments/build-payments.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const payments = buildPayments({ clock, accounts, readSecret: buildSecretReader(clock) });
const checkpoints = buildCheckpointStore(dynamo, tableName('orders'));

export const handler = () =>
  reconcileOrders({
    payments,
    checkpoints,
    pace: { atOnce: 8, itemMs: passTimesOf('reconcile-orders').itemMs },
  });
