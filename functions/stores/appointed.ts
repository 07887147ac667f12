import * as z from 'zod';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readItem } from './read-items.ts';
import { updateWhen } from './update-when.ts';

export const appointedRoles = ['reviewers', 'operators'] as const;
export type AppointedRole = (typeof appointedRoles)[number];

/** The addresses of reviewers and operators. A role has an item only once an operator has changed it. */
export interface Appointed {
  addresses: string[];
  version: number;
}

export const appointedItem = itemCodec<Appointed>({
  kind: 'appointed people',
  fields: () => z.object({ addresses: z.array(z.string()), version: z.int() }),
});

const keyOf = (role: AppointedRole) => ({ pk: 'appointed', sk: role });

/** The runs table holds it under pk appointed, sk <role>. */
export function buildAppointedStore(dynamo: Dynamo, table: string) {
  const find = async (role: AppointedRole): Promise<Appointed | undefined> => {
    const item = await readItem(dynamo, { table, key: keyOf(role) });
    return item === undefined ? undefined : appointedItem.decode(item);
  };
  return {
    find,

    /** Returns the addresses set by an operator, or else those configured for the stage. */
    async addresses(role: AppointedRole, start: readonly string[]): Promise<readonly string[]> {
      return (await find(role))?.addresses ?? start;
    },

    /** Returns false if the role was changed since `version` was read; a role without an item has version 0. */
    async save(role: AppointedRole, { addresses, version }: Appointed): Promise<boolean> {
      const saved = await updateWhen(dynamo, {
        TableName: table,
        Key: keyOf(role),
        UpdateExpression: 'SET addresses = :addresses, version = :next',
        ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
        ExpressionAttributeValues: {
          ':addresses': addresses,
          ':next': version + 1,
          ...(version === 0 ? {} : { ':version': version }),
        },
      });
      return saved !== undefined;
    },
  };
}
