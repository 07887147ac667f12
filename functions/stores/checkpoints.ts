import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DuePosition } from './shards.ts';

/** Where a job that ran out of time goes on, in the table it walks through: pk checkpoint#<job>, sk checkpoint. */
const checkpointKey = (job: string) => ({ pk: `checkpoint#${job}`, sk: 'checkpoint' });

export type CheckpointStore = ReturnType<typeof buildCheckpointStore>;

export function buildCheckpointStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    async find(job: string): Promise<DuePosition | undefined> {
      const read = new GetCommand({ TableName: table, Key: checkpointKey(job), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return Item?.position as DuePosition | undefined;
    },

    /** Undefined: the next walk begins anew. */
    async save(job: string, position: DuePosition | undefined): Promise<void> {
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: checkpointKey(job),
          ...(position === undefined
            ? { UpdateExpression: 'REMOVE #position' }
            : {
                UpdateExpression: 'SET #position = :position',
                ExpressionAttributeValues: { ':position': position },
              }),
          ExpressionAttributeNames: { '#position': 'position' },
        }),
      );
    },
  };
}
