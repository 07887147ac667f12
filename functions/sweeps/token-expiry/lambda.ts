import { tableName } from '#functions/runtime/environment.ts';
import { realPacing } from '#functions/runtime/pacing.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { expireTokens } from './expire-tokens.ts';

const wallets = buildWalletStore(dynamo, tableName('wallets'));
const checkpoints = buildCheckpointStore(dynamo, tableName('wallets'));
const pace = { atOnce: 8, itemMs: passTimesOf('token-expiry').itemMs };

export const handler = () =>
  expireTokens({ clock: systemClock, pacing: realPacing, wallets, checkpoints, pace });
