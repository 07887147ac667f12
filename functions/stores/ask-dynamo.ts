import * as sdk from '@aws-sdk/lib-dynamodb';
import { deadlineSignal } from '../runtime/deadline.ts';

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

type Client = Pick<sdk.DynamoDBDocumentClient, 'send'>;
type Sends = {
  [O in Operation]: (
    client: Client,
    asked: Asked<O>,
    options: { abortSignal?: AbortSignal },
  ) => Promise<Answer<O>>;
};

const sends: Sends = {
  BatchGetItem: (client, asked, options) => client.send(new sdk.BatchGetCommand(asked), options),
  DeleteItem: (client, asked, options) => client.send(new sdk.DeleteCommand(asked), options),
  GetItem: (client, asked, options) => client.send(new sdk.GetCommand(asked), options),
  PutItem: (client, asked, options) => client.send(new sdk.PutCommand(asked), options),
  Query: (client, asked, options) => client.send(new sdk.QueryCommand(asked), options),
  Scan: (client, asked, options) => client.send(new sdk.ScanCommand(asked), options),
  TransactWriteItems: (client, asked, options) => client.send(new sdk.TransactWriteCommand(asked), options),
  UpdateItem: (client, asked, options) => client.send(new sdk.UpdateCommand(asked), options),
};

/** Calls the database through the SDK's document client. A call ends at the deadline of its request. */
export const askDynamo = (client: Client): Dynamo => ({
  send<O extends Operation>(operation: O, asked: Asked<O>) {
    const abortSignal = deadlineSignal();
    return sends[operation](client, asked, abortSignal === undefined ? {} : { abortSignal });
  },
});
