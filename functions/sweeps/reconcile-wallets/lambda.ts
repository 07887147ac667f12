import { raiseAlarm } from '#functions/runtime/alarm.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { reconcileWallets } from './reconcile-wallets.ts';

const clock = systemClock;
const accounts = buildAccountStore(dynamo, tableName('users'));
const wallets = buildWalletStore(dynamo, tableName('wallets'));
const checkpoints = buildCheckpointStore(dynamo, tableName('wallets'));
const write = (items: TransactItem[]) => transact(dynamo, items);
const alarm = (...[name, detail]: Parameters<typeof raiseAlarm>) => raiseAlarm(name, detail, clock.nowMs());

export const handler = () =>
  reconcileWallets({
    clock,
    accounts,
    wallets,
    checkpoints,
    write,
    alarm,
    pace: { atOnce: 8, itemMs: passTimesOf('reconcile-wallets').itemMs },
  });
