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

/** A restored table, with what a restore leaves out. Begun again after a break it goes on with the table that is there. */
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

/** A restore takes from twenty minutes to hours. Whoever has waited enough stops it and types the command again. */
async function untilActive({ database, pacing }: Means, target: string): Promise<void> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    const status = await statusOf(database, target);
    if (status === 'ACTIVE') return;
    if (status !== undefined && status !== 'CREATING')
      throw new Error(`The restored table ${target} is ${status}`);
    await pacing.sleep(pauseMs);
  }
}

/** As infra/table-of.ts makes the stack's own: a restored table comes without. */
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
  // Turned on twice it is refused.
  if (TimeToLiveDescription?.AttributeName === timeToLive) return;
  await database.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: timeToLive },
    }),
  );
}
