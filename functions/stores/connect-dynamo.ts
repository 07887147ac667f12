import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Pacing } from '../runtime/pacing.ts';
import { type Asked, askDynamo, type Dynamo, type Operation } from './ask-dynamo.ts';
import { refuseUndefined } from './refuse-undefined.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** The database of every store. It refuses undefined values anywhere in an item, because they are bugs. */
export function connectDynamo(client: Pick<DynamoDBDocumentClient, 'send'>, pacing: Pacing): Dynamo {
  const database = retryConflicts(askDynamo(client), pacing);
  return {
    async send<O extends Operation>(operation: O, asked: Asked<O>) {
      refuseUndefined(asked);
      return database.send(operation, asked);
    },
  };
}
