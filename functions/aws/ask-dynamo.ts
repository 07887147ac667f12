import { randomUUID } from 'node:crypto';
import type * as sdk from '@aws-sdk/lib-dynamodb';
import type { CallService } from './call-service.ts';
import { answerFromWire, requestToWire } from './dynamo-wire.ts';

/** What is asked of the database and what it answers, in the words of the SDK's document client. */
interface Operations {
  BatchGetItem: [sdk.BatchGetCommandInput, sdk.BatchGetCommandOutput];
  DeleteItem: [sdk.DeleteCommandInput, sdk.DeleteCommandOutput];
  GetItem: [sdk.GetCommandInput, sdk.GetCommandOutput];
  PutItem: [sdk.PutCommandInput, sdk.PutCommandOutput];
  Query: [sdk.QueryCommandInput, sdk.QueryCommandOutput];
  Scan: [sdk.ScanCommandInput, sdk.ScanCommandOutput];
  TransactWriteItems: [sdk.TransactWriteCommandInput, sdk.TransactWriteCommandOutput];
  UpdateItem: [sdk.UpdateCommandInput, sdk.UpdateCommandOutput];
}

export type Operation = keyof Operations;
export type Asked<O extends Operation> = Operations[O][0];
export type Answer<O extends Operation> = Omit<Operations[O][1], '$metadata'>;

export interface Dynamo {
  send<O extends Operation>(operation: O, asked: Asked<O>): Promise<Answer<O>>;
}

export const askDynamo = (call: CallService): Dynamo => ({
  async send<O extends Operation>(operation: O, asked: Asked<O>) {
    const wire = requestToWire({ ...asked });
    // So that a transaction whose answer is lost on its way is not done twice when the call is made again.
    if (operation === 'TransactWriteItems') wire.ClientRequestToken ??= randomUUID();
    // What it answers is DynamoDB's to say; what is in an item its codec reads.
    return answerFromWire(await call(operation, wire)) as Answer<O>;
  },
});
