import { systemClock } from '../../../shared/domain/clock.ts';
import { tableName } from '../../runtime/environment.ts';
import { realPacing } from '../../runtime/pacing.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildWalletStore } from '../../stores/wallets.ts';
import { expireTokens } from './expire-tokens.ts';

const wallets = buildWalletStore(dynamo, tableName('wallets'));

export const handler = () => expireTokens({ clock: systemClock, pacing: realPacing, wallets });
