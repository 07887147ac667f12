import { askDynamo, type Dynamo } from '#functions/aws/ask-dynamo.ts';
import { itemFromWire, itemToWire } from '#functions/aws/attribute-values.ts';
import type { CallService } from '#functions/aws/call-service.ts';
import { ServiceError } from '#functions/aws/service-error.ts';
import { connectToEngine } from './engine-connection.ts';

/**
 * What the stores ask sent to the real engine without signatures and without being asked again, which would take three
 * quarters of the proof's time and most of its troubles. Requests, answers and errors are those of the product.
 */
type Item = Record<string, unknown>;

export interface ThinClient extends Dynamo {
  /** The items under these keys as they are now, in the order of the keys. */
  peek(keys: readonly { TableName: string; Key: Item }[]): Promise<(Item | undefined)[]>;
  close(): void;
}

export function connectThinly(url: string): ThinClient {
  const engine = connectToEngine(url);
  const call: CallService = async (operation, asked) => {
    const { status, text: body } = await engine.post(operation, JSON.stringify(asked));
    if (status !== 200) throw new ServiceError({ status, headers: {}, body });
    return JSON.parse(body);
  };

  return {
    ...askDynamo(call),

    async peek(keys) {
      const TransactItems = keys.map(({ TableName, Key }) => ({ Get: { TableName, Key: itemToWire(Key) } }));
      const answer = await call('TransactGetItems', { TransactItems });
      const { Responses } = answer as { Responses: { Item?: Parameters<typeof itemFromWire>[0] }[] };
      return Responses.map(({ Item }) => (Item === undefined ? undefined : itemFromWire(Item)));
    },

    close: () => engine.close(),
  };
}

export const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
