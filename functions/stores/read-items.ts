import { stopAtDeadline } from '../runtime/deadline.ts';
import { type Pacing, realPacing } from '../runtime/pacing.ts';
import type { Answer, Asked, Dynamo } from './ask-dynamo.ts';
import type { StoredItem } from './item-codec.ts';

export type ItemKey = { pk: string; sk: string };

/** Reads one item consistently. */
export async function readItem(
  dynamo: Dynamo,
  { table, key }: { table: string; key: ItemKey },
): Promise<StoredItem | undefined> {
  return (await dynamo.send('GetItem', { TableName: table, Key: key, ConsistentRead: true })).Item;
}

/** Yields all results of a query or scan, page by page. */
export async function* everyItem<O extends 'Query' | 'Scan'>(
  dynamo: Dynamo,
  operation: O,
  asked: Asked<O>,
): AsyncGenerator<StoredItem> {
  let from: StoredItem | undefined;
  do {
    const page = from === undefined ? asked : { ...asked, ExclusiveStartKey: from };
    const { Items = [], LastEvaluatedKey } = await dynamo.send(operation, page);
    yield* Items;
    from = LastEvaluatedKey;
  } while (from !== undefined);
}

const mostBatches = 6;
const firstWaitMs = 25;
const longestWaitMs = 400;

/**
 * Reads the items of these keys consistently, by sort key. DynamoDB may return only some, so the rest is requested
 * again.
 */
export async function readTogether(
  dynamo: Dynamo,
  { table, keys }: { table: string; keys: readonly ItemKey[] },
  pacing: Pacing = realPacing,
): Promise<Map<string, StoredItem>> {
  const items = new Map<string, StoredItem>();
  let left: StoredItem[] = [...keys];
  for (let made = 1; left.length > 0; made += 1) {
    const result: Answer<'BatchGetItem'> = await dynamo.send('BatchGetItem', {
      RequestItems: { [table]: { Keys: left, ConsistentRead: true } },
    });
    for (const item of result.Responses?.[table] ?? []) items.set(String(item.sk), item);
    left = result.UnprocessedKeys?.[table]?.Keys ?? [];
    if (left.length === 0) break;
    if (made === mostBatches) throw new Error('DynamoDB did not return all items of a read');
    await pacing.sleep(pacing.random() * Math.min(longestWaitMs, firstWaitMs * 2 ** (made - 1)));
    stopAtDeadline();
  }
  return items;
}

interface OwnItems {
  table: string;
  owner: string;
  /** The sort keys of this kind start with it and sort by time. */
  prefix: string;
}

const ownItems = ({ table, owner, prefix }: OwnItems) => ({
  TableName: table,
  KeyConditionExpression: 'pk = :owner AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
});

/** Sorts after everything with the same prefix. */
const highest = '\uffff';

/** Reads all items of a kind of one owner, or those from a sort key on, oldest first. */
export async function readAll(
  dynamo: Dynamo,
  { from, ...own }: OwnItems & { from?: string },
): Promise<StoredItem[]> {
  const { owner, prefix, table } = own;
  const query =
    from === undefined
      ? ownItems(own)
      : {
          TableName: table,
          KeyConditionExpression: 'pk = :owner AND sk BETWEEN :from AND :last',
          ExpressionAttributeValues: { ':owner': owner, ':from': from, ':last': `${prefix}${highest}` },
        };
  const items: StoredItem[] = [];
  for await (const item of everyItem(dynamo, 'Query', { ...query, ConsistentRead: true })) items.push(item);
  return items;
}

/** Reads the last item of a kind by sort key. */
export async function readLast(dynamo: Dynamo, own: OwnItems): Promise<StoredItem | undefined> {
  const query = { ...ownItems(own), ConsistentRead: true, ScanIndexForward: false, Limit: 1 };
  return (await dynamo.send('Query', query)).Items?.[0];
}

export interface PageOfItems {
  items: StoredItem[];
  next?: string;
}

/**
 * Reads one owner's items, newest first. The cursor is the last sort key and is used only within the owner's partition,
 * so a forged one reaches nothing else. Returns undefined for a malformed cursor.
 */
export async function readPage(
  dynamo: Dynamo,
  { cursor, limit = 50, ...own }: OwnItems & { cursor?: string | undefined; limit?: number },
): Promise<PageOfItems | undefined> {
  const after = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8');
  if (after !== undefined && !after.startsWith(own.prefix)) return undefined;
  const { Items: items = [], LastEvaluatedKey: last } = await dynamo.send('Query', {
    ...ownItems(own),
    ScanIndexForward: false,
    Limit: limit,
    ConsistentRead: true,
    ...(after === undefined ? {} : { ExclusiveStartKey: { pk: own.owner, sk: after } }),
  });
  return typeof last?.sk === 'string'
    ? { items, next: Buffer.from(last.sk).toString('base64url') }
    : { items };
}
