import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Pacing } from '../runtime/pacing.ts';
import { refuseUndefined } from './refuse-undefined.ts';
import { unwritten } from './write-outcome.ts';

const sendsOfOneRequest = 5;
const longestWaitMs = 100;

/**
 * The document client of every store. A value that is undefined is a mistake of ours, wherever it stands in an item. A
 * request that met a conflict is sent again as it is: nothing of it was written, and its conditions are asked anew.
 */
export function connectDynamo(client: DynamoDBClient, pacing: Pacing): DynamoDBDocumentClient {
  const documents = DynamoDBDocumentClient.from(client);
  documents.middlewareStack.add(
    (next) => async (sent) => {
      refuseUndefined(sent.input);
      for (let made = 1; ; made += 1) {
        try {
          return await next(sent);
        } catch (error) {
          if (made === sendsOfOneRequest || unwritten(error)?.kind !== 'conflict') throw error;
          await pacing.sleep(pacing.random() * longestWaitMs);
        }
      }
    },
    { step: 'initialize', name: 'refuseUndefinedRetryConflicts' },
  );
  return documents;
}
