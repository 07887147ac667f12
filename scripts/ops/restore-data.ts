import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { tableName } from '#functions/runtime/environment.ts';
import type { RestoredTables } from '#infra/stages/stage.ts';
import { tableDefinitions } from '#infra/stages/table-definitions.ts';
import { type TableName, tableNames } from '#shared/contract/tables.ts';
import {
  atTime,
  type Command,
  type Given,
  type Outcome,
  type Row,
  refused,
  shown,
  usage,
} from './command.ts';
import { decidedBy } from './decided-by.ts';
import { restoreTable } from './restore-table.ts';
import type { Services } from './services.ts';

/** A table in use, and the period to which it can be restored. */
interface Restorable {
  table: TableName;
  inUse: string;
  items: number;
  fromMs: number;
  toMs: number;
}

/**
 * Guards: all tables are restored as of one moment, next to the tables in use, which stay unchanged. Two people are
 * responsible for later writes, which the restored tables lack.
 */
export const restore: Command = {
  takes: 'moment',
  needs: ['by', 'reason'],
  does: 'restores every table to a time (ISO 8601, or latest) as new tables, and switches the stage to them',
  // The users table may be lost.
  keepsOwnRecord: true,
  run: restoreData,
};

type RestoreServices = Pick<Services, 'database' | 'tables' | 'pacing'>;

async function restoreData(services: RestoreServices, { subject, ...given }: Given): Promise<Outcome> {
  const decided = decidedBy(given);
  if ('kind' in decided) return decided;
  const found = await Promise.all(tableNames.map((table) => restorable(services.database, table)));
  const range = rangeOf(found);
  if (range === undefined) return refused('There is no time that every table can be restored to.');
  const atMs = subject === 'latest' ? range.toMs : Date.parse(subject);
  if (!(atMs >= range.fromMs && atMs <= range.toMs))
    return usage(
      `<moment> is latest, or from ${atTime(range.fromMs)} to ${atTime(range.toMs)}, as in ${atTime(range.toMs)}.`,
    );
  const asOf = new Date(atMs).toISOString();
  const nameOf = (table: TableName) => services.tables.restoredName(table, atMs);
  return {
    kind: 'change',
    will: `restore ${found.length} tables to ${asOf} and switch to them. Anything written since is not in them`,
    rows: found.map((one) => rowOf(one, nameOf(one.table))),
    async make() {
      const { database, pacing } = services;
      await Promise.all(
        found.map(({ table, inUse: source }) =>
          restoreTable({ database, pacing }, { table, source, target: nameOf(table), atMs }),
        ),
      );
      const restored: RestoredTables = {
        asOf,
        decidedBy: [decided.names.join(' and '), given.caller].filter((who) => who !== undefined).join(', '),
        reason: decided.reason,
        definitions: tableDefinitions(),
        tables: Object.fromEntries(tableNames.map((table) => [table, nameOf(table)])) as Record<
          TableName,
          string
        >,
      };
      const told = services.tables.switchTo(restored);
      return shown(
        found.map((one) => rowOf(one, nameOf(one.table))),
        `${told}\nNext: npm run ops -- data settle, then “Restoring” in docs/OPERATIONS.md.`,
      );
    },
  };
}

async function restorable(database: DynamoDBClient, table: TableName): Promise<Restorable> {
  const TableName = tableName(table);
  const [{ Table }, { ContinuousBackupsDescription }] = await Promise.all([
    database.send(new DescribeTableCommand({ TableName })),
    database.send(new DescribeContinuousBackupsCommand({ TableName })),
  ]);
  const recovery = ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  return {
    table,
    inUse: TableName,
    items: Table?.ItemCount ?? 0,
    fromMs: recovery?.EarliestRestorableDateTime?.getTime() ?? Number.NaN,
    toMs: recovery?.LatestRestorableDateTime?.getTime() ?? Number.NaN,
  };
}

/** The period to which all tables can be restored. */
function rangeOf(found: readonly Restorable[]): { fromMs: number; toMs: number } | undefined {
  const fromMs = Math.max(...found.map((one) => one.fromMs));
  const toMs = Math.min(...found.map((one) => one.toMs));
  return fromMs <= toMs ? { fromMs, toMs } : undefined;
}

const rowOf = ({ table, inUse, items, fromMs, toMs }: Restorable, becomes: string): Row => ({
  table,
  inUse,
  becomes,
  items,
  from: atTime(fromMs),
  to: atTime(toMs),
});
