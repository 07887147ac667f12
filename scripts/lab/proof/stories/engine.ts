import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ensureTables } from '#scripts/local-cloud/dynamodb/ensure-tables.ts';
import { startEngine } from '#scripts/local-cloud/dynamodb/start-engine.ts';
import { connectThinly, type ThinClient } from './thin-client.ts';

/** Starts a real engine in memory with the contract's tables. */
export async function startProofEngine(): Promise<{ client: ThinClient; close(): Promise<void> }> {
  const engine = await startEngine();
  const credentials = { accessKeyId: 'proof', secretAccessKey: 'proof' };
  const setUp = new DynamoDBClient({ region: 'ap-southeast-2', endpoint: engine.url, credentials });
  await ensureTables(setUp);
  setUp.destroy();
  const client = connectThinly(engine.url);
  return {
    client,
    async close() {
      client.close();
      await engine.close();
    },
  };
}
