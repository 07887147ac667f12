import { type Asked, askDynamo, type Dynamo, type Operation } from '../aws/ask-dynamo.ts';
import type { CallService } from '../aws/call-service.ts';
import type { Pacing } from '../runtime/pacing.ts';
import { refuseUndefined } from './refuse-undefined.ts';
import { unwritten } from './write-outcome.ts';

const sendsOfOneRequest = 5;
const longestWaitMs = 100;

/**
 * The database of every store. A value that is undefined is a mistake of ours, wherever it stands in an item. A request
 * that met a conflict is sent again as it is: nothing of it was written, and its conditions are asked anew.
 */
export function connectDynamo(call: CallService, pacing: Pacing): Dynamo {
  const database = askDynamo(call);
  return {
    async send<O extends Operation>(operation: O, asked: Asked<O>) {
      refuseUndefined(asked);
      for (let made = 1; ; made += 1) {
        try {
          return await database.send(operation, asked);
        } catch (error) {
          if (made === sendsOfOneRequest || unwritten(error)?.kind !== 'conflict') throw error;
          await pacing.sleep(pacing.random() * longestWaitMs);
        }
      }
    },
  };
}
