import * as z from 'zod';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { everyItem } from './read-items.ts';

/** A change that an operator made, written down before it was made. */
export interface OperatorAction {
  atMs: number;
  /** Tells two of one instant apart. */
  actionId: string;
  /** Whose credentials made it, as AWS knows them. */
  caller: string;
  command: string;
  /** Ids of what it changed. No addresses: an action outlives the account that it is about. */
  about: string[];
  /** Who answers for it, as typed. */
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

/** In the users table: pk operator-actions, sk <time>#<id>. Nothing changes or deletes one. */
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

    /** Oldest first. */
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
