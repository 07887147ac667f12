import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import {
  type IndexDefinition,
  type TableDefinition,
  type TableName,
  tables,
} from '#shared/contract/tables.ts';
import { physicalTable } from '../authorise.ts';

/** Creates the contract's tables and indexes that are missing, and keeps the existing ones. */
export async function ensureTables(
  client: DynamoDBClient,
  {
    definitions = tables,
    nameOf = physicalTable,
  }: {
    definitions?: Readonly<Partial<Record<TableName, TableDefinition>>>;
    nameOf?: (table: TableName) => string;
  } = {},
): Promise<void> {
  const entries = Object.entries(definitions) as [TableName, TableDefinition][];
  await Promise.all(entries.map(([name, definition]) => ensureTable(client, nameOf(name), definition)));
}

async function ensureTable(
  client: DynamoDBClient,
  table: string,
  definition: TableDefinition,
): Promise<void> {
  const existing = await indexesOf(client, table);
  if (existing === undefined) return createTable(client, table, definition);
  for (const [index, wanted] of Object.entries(definition.indexes))
    if (!existing.includes(index)) await addIndex(client, { table, index, wanted });
}

async function indexesOf(client: DynamoDBClient, table: string): Promise<string[] | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName = '' }) => IndexName);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

const attribute = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });

const indexShape = (index: string, { partitionKey, sortKey, include }: IndexDefinition) => ({
  IndexName: index,
  KeySchema: [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey, KeyType: 'RANGE' as const },
  ],
  // An empty list of attributes is refused.
  Projection:
    include.length === 0
      ? { ProjectionType: 'KEYS_ONLY' as const }
      : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...include] },
});

async function createTable(
  client: DynamoDBClient,
  table: string,
  { indexes }: TableDefinition,
): Promise<void> {
  const entries = Object.entries(indexes);
  const keys = new Set(['pk', 'sk', ...entries.flatMap(([, index]) => [index.partitionKey, index.sortKey])]);
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [...keys].map(attribute),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      ...(entries.length > 0
        ? { GlobalSecondaryIndexes: entries.map(([index, shape]) => indexShape(index, shape)) }
        : {}),
    }),
  );
}

async function addIndex(
  client: DynamoDBClient,
  { table, index, wanted }: { table: string; index: string; wanted: IndexDefinition },
): Promise<void> {
  await client.send(
    new UpdateTableCommand({
      TableName: table,
      AttributeDefinitions: [wanted.partitionKey, wanted.sortKey].map(attribute),
      GlobalSecondaryIndexUpdates: [{ Create: indexShape(index, wanted) }],
    }),
  );
}
