import { createHash } from 'node:crypto';
import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

const shardCount = 8;

/** Items of a sparse index are spread over a few partitions; which one is decided by the key, so it never changes. */
export function shardOf(index: string, key: string): string {
  const [byte = 0] = createHash('sha256').update(key).digest();
  return `${index}#${byte % shardCount}`;
}

interface DueRequest {
  table: string;
  index: string;
  partitionKey: string;
  sortKey: string;
  /** Prefix of the partition's values. */
  prefix: string;
  until: string;
}

type DueItem = { pk: string; sk: string } & Record<string, unknown>;

/** Everything in an index up to an instant, page by page, oldest first within a shard. The index may lag. */
export async function* dueItems(
  dynamo: DynamoDBDocumentClient,
  { table, index, partitionKey, sortKey, prefix, until }: DueRequest,
): AsyncGenerator<DueItem> {
  for (let shard = 0; shard < shardCount; shard += 1) {
    let from: Record<string, unknown> | undefined;
    do {
      const page: { Items?: Record<string, unknown>[]; LastEvaluatedKey?: Record<string, unknown> } =
        await dynamo.send(
          new QueryCommand({
            TableName: table,
            IndexName: index,
            KeyConditionExpression: '#shard = :shard AND #due <= :until',
            ExpressionAttributeNames: { '#shard': partitionKey, '#due': sortKey },
            ExpressionAttributeValues: { ':shard': `${prefix}#${shard}`, ':until': until },
            Limit: 100,
            ...(from === undefined ? {} : { ExclusiveStartKey: from }),
          }),
        );
      for (const item of page.Items ?? []) yield item as DueItem;
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
  }
}

export const isoTime = (ms: number): string => new Date(ms).toISOString();
