import * as z from 'zod';
import type { Dynamo } from './ask-dynamo.ts';
import { itemCodec } from './item-codec.ts';
import { readItem } from './read-items.ts';
import type { DuePosition } from './shards.ts';

/**
 * An interrupted job continues at its checkpoint, in the table it walks through: pk checkpoint#<job>, sk checkpoint.
 */
const checkpointKey = (job: string) => ({ pk: `checkpoint#${job}`, sk: 'checkpoint' });

export const checkpointItem = itemCodec<{ position?: DuePosition }>({
  kind: 'checkpoint',
  fields: () =>
    z.object({
      position: z.exactOptional(
        z.object({ shard: z.int(), due: z.string(), pk: z.string(), sk: z.string() }),
      ),
    }),
});

export type CheckpointStore = ReturnType<typeof buildCheckpointStore>;

export function buildCheckpointStore(dynamo: Dynamo, table: string) {
  return {
    async find(job: string): Promise<DuePosition | undefined> {
      const item = await readItem(dynamo, { table, key: checkpointKey(job) });
      return item === undefined ? undefined : checkpointItem.decode(item).position;
    },

    /** Undefined makes the next walk start from the beginning. */
    async save(job: string, position: DuePosition | undefined): Promise<void> {
      await dynamo.send('UpdateItem', {
        TableName: table,
        Key: checkpointKey(job),
        ...(position === undefined
          ? { UpdateExpression: 'REMOVE #position' }
          : {
              UpdateExpression: 'SET #position = :position',
              ExpressionAttributeValues: { ':position': position },
            }),
        ExpressionAttributeNames: { '#position': 'position' },
      });
    },
  };
}
