import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { realPacing } from '../runtime/pacing.ts';
import { connectDynamo } from './connect-dynamo.ts';

/** Of itself the SDK opens fifty, and a call that waits for one of them counts as one that cannot connect. */
const sockets = { maxSockets: 1000 };

/** One client a function instance. Of itself the SDK waits for an answer without end. */
const client = new DynamoDBClient({
  requestHandler: {
    connectionTimeout: 1000,
    requestTimeout: 2000,
    throwOnRequestTimeout: true,
    httpAgent: sockets,
    httpsAgent: sockets,
  },
  maxAttempts: 3,
});

export const dynamo = connectDynamo(client, realPacing);
