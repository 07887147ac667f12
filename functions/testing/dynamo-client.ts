import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { Pacing } from '../runtime/pacing.ts';
import { buildDynamoClient } from '../stores/dynamo-client.ts';

export const withoutWaiting: Pacing = { random: () => 0, sleep: async () => {} };

/** Builds the product's client for a test database, which accepts every caller. */
export const testDynamoClient = (endpoint: string, more: DynamoDBClientConfig = {}) =>
  buildDynamoClient({
    endpoint,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    ...more,
  });
