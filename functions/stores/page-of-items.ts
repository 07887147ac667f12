import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';

export interface PageOfItems {
  items: Record<string, unknown>[];
  next?: string;
}

interface PageRequest {
  table: string;
  owner: string;
  /** Sort keys of the kind asked for begin so; they sort by time. */
  prefix: string;
  cursor?: string | undefined;
  limit?: number;
}

/**
 * One owner's items, newest first. The cursor is the last sort key seen and is only ever used inside the owner's own
 * partition, so a made-up one reaches nothing of anybody else. Undefined for a cursor that is none.
 */
export async function readPage(
  dynamo: DynamoDBDocumentClient,
  { table, owner, prefix, cursor, limit = 50 }: PageRequest,
): Promise<PageOfItems | undefined> {
  const after = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8');
  if (after !== undefined && !after.startsWith(prefix)) return undefined;
  const result = await dynamo.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :owner AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
      ScanIndexForward: false,
      Limit: limit,
      ...(after === undefined ? {} : { ExclusiveStartKey: { pk: owner, sk: after } }),
    }),
  );
  const last: unknown = result.LastEvaluatedKey?.sk;
  const items = result.Items ?? [];
  return typeof last === 'string' ? { items, next: Buffer.from(last).toString('base64url') } : { items };
}

/** All of one owner's items of a kind, oldest first. */
export async function readAll(
  dynamo: DynamoDBDocumentClient,
  { table, owner, prefix }: Pick<PageRequest, 'table' | 'owner' | 'prefix'>,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page: Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey'> = await dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :owner AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
        ConsistentRead: true,
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}
