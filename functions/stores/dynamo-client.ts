import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { serviceOptions } from '../runtime/service-connection.ts';

/** Only the SDK repeats throttled and unanswered requests: three attempts in its standard mode. */
export const buildDynamoClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ ...serviceOptions(), ...config }));
