import * as z from 'zod';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { everyItem } from './read-items.ts';

/** A change by an operator, recorded before it was made. */
export interface OperatorAction {
  atMs: number;
  /** Distinguishes two actions of the same instant. */
  actionId: string;
  caller: string;
  command: string;
  /** The ids of the changed items. It has no addresses, because an action outlives the account. */
  about: string[];
  by: string[];
  reason?: string;
}

export const operatorActionItem = itemCodec<OperatorAction>({
  kind: 'operator action',
  fields: () =>
    z.object({
      atMs: z.int(),
      actionId: z.string(),
      caller: z.string(),
      command: z.string(),
      about: z.array(z.string()),
      by: z.array(z.string()),
      reason: z.exactOptional(z.string()),
    }),
});

const partition = 'operator-actions';

export type OperatorActionStore = ReturnType<typeof buildOperatorActionStore>;

/** In the users table: pk operator-actions, sk <time>#<id>. Items are never changed or deleted. */
export function buildOperatorActionStore(dynamo: Dynamo, table: string) {
  return {
    async add(action: OperatorAction): Promise<void> {
      const sk = `${new Date(action.atMs).toISOString()}#${action.actionId}`;
      await dynamo.send('PutItem', {
        TableName: table,
        Item: { pk: partition, sk, ...operatorActionItem.encode(action) },
        ConditionExpression: 'attribute_not_exists(pk)',
      });
    },

    /** Lists actions, oldest first. */
    async list(): Promise<OperatorAction[]> {
      const actions: OperatorAction[] = [];
      const query = {
        TableName: table,
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
      };
      for await (const item of everyItem(dynamo, 'Query', query))
        actions.push(operatorActionItem.decode(item));
      return actions;
    },
  };
}
