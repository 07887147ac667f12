import { realPacing } from '#functions/runtime/pacing.ts';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import { buildDynamoClient } from '#functions/stores/dynamo-client.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { tableVariable } from '#shared/contract/functions.ts';
import { auditWallet } from '#shared/domain/tokens/ledger.ts';
import { operatorFactsOf } from '../local/operator-file.ts';
import type { Person } from './people.ts';

/** Compares every wallet with its ledger, and with what its owner bought and spent. Returns the faults. */
export async function addUp(dataFolder: string, people: readonly Person[]): Promise<string[]> {
  const environment = operatorFactsOf(dataFolder)?.environment ?? {};
  const setting = (name: string) => environment[name] ?? '';
  const client = buildDynamoClient({
    region: setting('AWS_REGION'),
    endpoint: setting('AWS_ENDPOINT_URL_DYNAMODB'),
    credentials: {
      accessKeyId: setting('AWS_ACCESS_KEY_ID'),
      secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
    },
  });
  const wallets = buildWalletStore(connectDynamo(client, realPacing), setting(tableVariable('wallets')));
  const faults: string[] = [];
  for (const { userId, balance, isUncertain } of people) {
    const wallet = await wallets.read(userId);
    const found = auditWallet(wallet, await wallets.entriesOf(userId, wallet.version));
    if (wallet.frozen !== undefined) found.push('is frozen');
    if (!isUncertain && wallet.balance !== balance) found.push(`holds ${wallet.balance}, not ${balance}`);
    faults.push(...found.map((fault) => `${userId}: ${fault}`));
  }
  return faults;
}
