import {
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { StoredItem } from './item-codec.ts';

export type ItemKey = { pk: string; sk: string };

/** One item as it is now. */
export async function readItem(
  dynamo: DynamoDBDocumentClient,
  { table, key }: { table: string; key: ItemKey },
): Promise<StoredItem | undefined> {
  return (await dynamo.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }))).Item;
}

/** Everything a query finds, page by page. */
export async function* queryItems(
  dynamo: DynamoDBDocumentClient,
  query: QueryCommandInput,
): AsyncGenerator<StoredItem> {
  for await (const { Items = [] } of paginateQuery({ client: dynamo }, query)) yield* Items;
}

interface OwnItems {
  table: string;
  owner: string;
  /** Sort keys of the kind asked for begin so; they sort by time. */
  prefix: string;
}

const ownItems = ({ table, owner, prefix }: OwnItems) => ({
  TableName: table,
  KeyConditionExpression: 'pk = :owner AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
});

/** After everything of a kind: no sort key goes on with it. */
const highest = '\uffff';

/** All of one owner's items of a kind, or those from a sort key on, oldest first. */
export async function readAll(
  dynamo: DynamoDBDocumentClient,
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
  for await (const item of queryItems(dynamo, { ...query, ConsistentRead: true })) items.push(item);
  return items;
}

/** The last of one owner's items of a kind as their sort keys go. */
export async function readLast(
  dynamo: DynamoDBDocumentClient,
  own: OwnItems,
): Promise<StoredItem | undefined> {
  const query = { ...ownItems(own), ConsistentRead: true, ScanIndexForward: false, Limit: 1 };
  return (await dynamo.send(new QueryCommand(query))).Items?.[0];
}

export interface PageOfItems {
  items: StoredItem[];
  next?: string;
}

/**
 * One owner's items, newest first. The cursor is the last sort key seen and is only ever used inside the owner's own
 * partition, so a made-up one reaches nothing of anybody else. Undefined for a cursor that is none.
 */
export async function readPage(
  dynamo: DynamoDBDocumentClient,
  { cursor, limit = 50, ...own }: OwnItems & { cursor?: string | undefined; limit?: number },
): Promise<PageOfItems | undefined> {
  const after = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8');
  if (after !== undefined && !after.startsWith(own.prefix)) return undefined;
  const query = new QueryCommand({
    ...ownItems(own),
    ScanIndexForward: false,
    Limit: limit,
    ...(after === undefined ? {} : { ExclusiveStartKey: { pk: own.owner, sk: after } }),
  });
  const { Items: items = [], LastEvaluatedKey: last } = await dynamo.send(query);
  return typeof last?.sk === 'string'
    ? { items, next: Buffer.from(last.sk).toString('base64url') }
    : { items };
}
