import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { itemFromWire, itemToWire } from './attribute-values.ts';
import { connectToEngine } from './engine-connection.ts';

/**
 * The commands of the stores sent to the real engine without the SDK's signing and middleware, which would take three
 * quarters of the proof's time. Answers and errors have the SDK's shape.
 */
export type Command = { input: Record<string, unknown> };
type Item = Record<string, unknown>;
type Wire = Record<string, unknown>;

const operations = [
  [GetCommand, 'GetItem'],
  [PutCommand, 'PutItem'],
  [UpdateCommand, 'UpdateItem'],
  [DeleteCommand, 'DeleteItem'],
  [QueryCommand, 'Query'],
  [TransactWriteCommand, 'TransactWriteItems'],
] as const;

export function operationOf(command: Command): string {
  const known = operations.find(([type]) => command instanceof type);
  if (known === undefined) throw new Error('The stores sent a command the proof does not know');
  return known[1];
}

const holdsItems = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey'];

function wired(input: Item): Wire {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      holdsItems.includes(name) && value !== undefined ? itemToWire(value as Item) : value,
    ]),
  );
}

const wiredTransaction = (input: Item): Wire => ({
  ...input,
  TransactItems: (input.TransactItems as Record<string, Item>[]).map((item) =>
    Object.fromEntries(Object.entries(item).map(([kind, parameters]) => [kind, wired(parameters)])),
  ),
});

/** Something that sends as the stores’ client does; the SDK’s paginators take nothing that is not of its kind. */
export const documentClient = (send: (command: Command) => Promise<unknown>): DynamoDBDocumentClient =>
  Object.assign(Object.create(DynamoDBDocumentClient.prototype), { send });

export interface ThinClient {
  send(command: Command): Promise<Record<string, unknown>>;
  /** The items under these keys as they are now, in the order of the keys. */
  peek(keys: readonly { TableName: string; Key: Item }[]): Promise<(Item | undefined)[]>;
  close(): void;
}

export function connectThinly(url: string): ThinClient {
  const engine = connectToEngine(url);

  async function post(operation: string, body: Wire): Promise<{ status: number; answer: Wire }> {
    const { status, text } = await engine.post(operation, JSON.stringify(body));
    return { status, answer: JSON.parse(text) as Wire };
  }

  return {
    async send(command) {
      const operation = operationOf(command);
      const body =
        operation === 'TransactWriteItems' ? wiredTransaction(command.input) : wired(command.input);
      const { status, answer } = await post(operation, body);
      if (status !== 200) throw errorFrom(answer);
      return {
        ...answer,
        ...(answer.Item === undefined ? {} : { Item: itemFromWire(answer.Item as Record<string, Wire>) }),
        ...(answer.Attributes === undefined
          ? {}
          : { Attributes: itemFromWire(answer.Attributes as Record<string, Wire>) }),
        ...(Array.isArray(answer.Items) ? { Items: answer.Items.map(itemFromWire) } : {}),
        ...(answer.LastEvaluatedKey === undefined
          ? {}
          : { LastEvaluatedKey: itemFromWire(answer.LastEvaluatedKey as Record<string, Wire>) }),
      };
    },

    async peek(keys) {
      const TransactItems = keys.map(({ TableName, Key }) => ({ Get: { TableName, Key: itemToWire(Key) } }));
      const { status, answer } = await post('TransactGetItems', { TransactItems });
      if (status !== 200) throw errorFrom(answer);
      const found = answer.Responses as { Item?: Record<string, Wire> }[];
      return found.map(({ Item }) => (Item === undefined ? undefined : itemFromWire(Item)));
    },

    close: () => engine.close(),
  };
}

function errorFrom(answer: Wire): Error {
  const name = String(answer.__type).split('#').at(-1) ?? 'UnknownError';
  const message = String(answer.message ?? answer.Message ?? '');
  if (name === 'TransactionCanceledException') {
    const CancellationReasons = answer.CancellationReasons as { Code: string }[];
    return new TransactionCanceledException({ message, $metadata: {}, CancellationReasons });
  }
  return named(name, message);
}

export const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
