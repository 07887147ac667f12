import { createHash } from 'node:crypto';
import type { Dynamo } from './ask-dynamo.ts';
import { everyItem } from './read-items.ts';

const shardCount = 8;

/** Spreads the items of a sparse index over a few partitions. The key decides which one, so it never changes. */
export const shardOf = (index: string, key: string): string => `${index}#${numberOf(key)}`;

function numberOf(key: string): number {
  const [byte = 0] = createHash('sha256').update(key).digest();
  return byte % shardCount;
}

export interface DuePosition {
  shard: number;
  due: string;
  pk: string;
  sk: string;
}

interface DueRequest {
  table: string;
  index: string;
  partitionKey: string;
  sortKey: string;
  prefix: string;
  until: string;
  /** Starts after this position and wraps around to it. */
  after?: DuePosition | undefined;
}

/**
 * Yields every index entry up to an instant once, page by page, oldest first within a shard. The index may lag. A new
 * walk starts in a shard chosen by the instant, so that no shard is always last when walks are cut short.
 */
export async function* dueItems(
  dynamo: Dynamo,
  { after, ...request }: DueRequest,
): AsyncGenerator<DuePosition> {
  const first = after?.shard ?? numberOf(request.until);
  yield* dueInShard(dynamo, { ...request, shard: first, after });
  for (let step = 1; step < shardCount; step += 1)
    yield* dueInShard(dynamo, { ...request, shard: (first + step) % shardCount });
  if (after === undefined) return;
  yield* dueInShard(dynamo, { ...request, shard: first, until: after.due });
}

async function* dueInShard(
  dynamo: Dynamo,
  request: DueRequest & { shard: number },
): AsyncGenerator<DuePosition> {
  const { table, index, partitionKey, sortKey, prefix, until, after, shard } = request;
  const from =
    after === undefined
      ? {}
      : {
          ExclusiveStartKey: {
            [partitionKey]: `${prefix}#${shard}`,
            [sortKey]: after.due,
            pk: after.pk,
            sk: after.sk,
          },
        };
  const items = everyItem(dynamo, 'Query', {
    TableName: table,
    IndexName: index,
    KeyConditionExpression: '#shard = :shard AND #due <= :until',
    ExpressionAttributeNames: { '#shard': partitionKey, '#due': sortKey },
    ExpressionAttributeValues: { ':shard': `${prefix}#${shard}`, ':until': until },
    Limit: 100,
    ...from,
  });
  for await (const { pk, sk, [sortKey]: due } of items)
    yield { shard, due: String(due), pk: String(pk), sk: String(sk) };
}
