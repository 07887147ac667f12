import { tableName } from '#functions/runtime/environment.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { buildReminders } from '../build-reminders.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const clock = systemClock;
const dependencies = {
  clock,
  wallets: buildWalletStore(dynamo, tableName('wallets')),
  orders: buildOrderStore(dynamo, tableName('orders')),
  runs: buildRunStore(dynamo, tableName('runs')),
  checkpoints: buildCheckpointStore(dynamo, tableName('wallets')),
  pace: { atOnce: 8, itemMs: passTimesOf('token-reminders').itemMs },
  ...buildReminders({ clock }),
};

export const handler = () => remindOfExpiry(dependencies);
