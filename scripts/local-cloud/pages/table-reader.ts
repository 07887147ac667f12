import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Stage } from '#infra/stages/stage.ts';
import { type TableName, tableNames } from '#shared/contract/tables.ts';
import { tableInUse } from '../restored-file.ts';

const shown = 100;

/** Reads tables for a person's eyes only: no function may scan a table. */
export interface TableReader {
  names: readonly TableName[];
  /** The first items of the table, or those of one partition. */
  read(name: TableName, partition: string | null): Promise<Record<string, unknown>[]>;
}

export const buildTableReader = (
  dynamo: DynamoDBDocumentClient,
  stage: Pick<Stage, 'restored'>,
): TableReader => ({
  names: tableNames,
  async read(name, partition) {
    const from = { TableName: tableInUse(stage, name), Limit: shown };
    const one = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition } };
    const { Items } =
      partition === null
        ? await dynamo.send(new ScanCommand(from))
        : await dynamo.send(new QueryCommand({ ...from, ...one }));
    return Items ?? [];
  },
});
