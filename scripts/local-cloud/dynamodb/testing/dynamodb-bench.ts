import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { authorise, operatorKey } from '#scripts/local-cloud/authorise.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { startDynamoDb } from '../start-dynamodb.ts';

const clientFor = (endpoint: string, accessKeyId: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'ap-southeast-2',
    credentials: { accessKeyId, secretAccessKey: 'secret' },
  });

export type DynamoDbBench = Awaited<ReturnType<typeof startBench>>;

/** The engine in a temporary folder, with the contract's grants at its door. */
export async function startBench() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waymint-dynamodb-'));
  const engine = await startDynamoDb({
    dataFolder,
    clock: systemClock,
    authorise,
    secretFor: () => 'secret',
  });
  const clients: DynamoDBClient[] = [];
  const as = (accessKeyId: string): DynamoDBClient => {
    const client = clientFor(engine.url, accessKeyId);
    clients.push(client);
    return client;
  };
  const operator = as(operatorKey);
  return {
    url: engine.url,
    as,
    operator,
    documents: DynamoDBDocumentClient.from(operator),
    async close() {
      for (const client of clients) client.destroy();
      await engine.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
