import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Pacing } from '#functions/runtime/pacing.ts';
import { type TableDefinition, type TableName, tables } from '#shared/contract/tables.ts';

interface Restoring {
  table: TableName;
  source: string;
  target: string;
  atMs: number;
}

interface Means {
  database: DynamoDBClient;
  pacing: Pick<Pacing, 'sleep'>;
}

/**
 * Restores a table with the settings that a restore leaves out. After an interruption it continues with the existing
 * table.
 */
export async function restoreTable(means: Means, { table, source, target, atMs }: Restoring): Promise<void> {
  const { database } = means;
  if ((await statusOf(database, target)) === undefined)
    await database.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: target,
        RestoreDateTime: new Date(atMs),
      }),
    );
  await untilActive(means, target);
  await protect(database, target, tables[table]);
}

async function statusOf(database: DynamoDBClient, TableName: string): Promise<string | undefined> {
  try {
    return (await database.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

const longestPauseMs = 30_000;

/** A restore takes from twenty minutes to hours. The command can be stopped and typed again. */
async function untilActive({ database, pacing }: Means, target: string): Promise<void> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    const status = await statusOf(database, target);
    if (status === 'ACTIVE') return;
    if (status !== undefined && status !== 'CREATING')
      throw new Error(`The restored table ${target} is ${status}`);
    await pacing.sleep(pauseMs);
  }
}

/** Applies the settings of infra/table-of.ts, which a restored table lacks. */
async function protect(
  database: DynamoDBClient,
  TableName: string,
  { timeToLive }: TableDefinition,
): Promise<void> {
  await database.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  await database.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  if (timeToLive === undefined) return;
  const { TimeToLiveDescription } = await database.send(new DescribeTimeToLiveCommand({ TableName }));
  // Turning it on twice is refused.
  if (TimeToLiveDescription?.AttributeName === timeToLive) return;
  await database.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: timeToLive },
    }),
  );
}
