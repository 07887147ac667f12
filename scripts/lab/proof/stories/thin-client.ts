import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Answer, Asked, Dynamo, Operation } from '#functions/stores/ask-dynamo.ts';
import { connectToEngine } from './engine-connection.ts';

/**
 * Sends the stores' requests to the real engine. The SDK's client would take longer than the rest of a story, so only
 * its encoding of values is used. Integration tests use the whole client.
 */
type Item = Record<string, unknown>;
type Wire = Parameters<typeof unmarshall>[0];

export interface ThinClient extends Dynamo {
  /** The current items under these keys, in the order of the keys. */
  peek(keys: readonly { TableName: string; Key: Item }[]): Promise<(Item | undefined)[]>;
  close(): void;
}

export function connectThinly(url: string): ThinClient {
  const engine = connectToEngine(url);
  async function call<Answered>(operation: string, asked: object): Promise<Answered> {
    const { status, text } = await engine.post(operation, JSON.stringify(encode(asked)));
    const answer = JSON.parse(text);
    if (status !== 200) throw errorOf(answer);
    return decode(answer) as Answered;
  }

  return {
    send: <O extends Operation>(operation: O, asked: Asked<O>) => call<Answer<O>>(operation, asked),

    async peek(keys) {
      const asked = { TransactItems: keys.map((Get) => ({ Get })) };
      const { Responses } = await call<{ Responses: { Item?: Item }[] }>('TransactGetItems', asked);
      return Responses.map(({ Item }) => Item);
    },

    close: () => engine.close(),
  };
}

/** The request fields that hold items. */
const ofItems: ReadonlySet<string> = new Set([
  'Key',
  'Item',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'Keys',
]);

function encode(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => encode(inner, field));
  if (typeof value !== 'object' || value === null) return value;
  if (ofItems.has(field)) return marshall(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, encode(inner, name)]));
}

/** The answer fields that hold items. */
const answeredItems: ReadonlySet<string> = new Set([
  'Item',
  'Attributes',
  'LastEvaluatedKey',
  'Items',
  'Keys',
]);

function decode(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => decode(inner, field));
  if (typeof value !== 'object' || value === null) return value;
  if (answeredItems.has(field)) return unmarshall(value as Wire);
  // A batch answers with a list of items for each table.
  const innerField = (name: string) => (field === 'Responses' && name !== 'Item' ? 'Items' : name);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, decode(inner, innerField(name))]),
  );
}

function errorOf({ __type: type, message, ...more }: { __type?: string; message?: string }): Error {
  return Object.assign(named(type?.split('#').at(-1) ?? 'UnknownError', message ?? ''), more);
}

export const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
