import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoredTables, Stage } from '#infra/stages/stage.ts';
import type { TableName } from '#shared/contract/tables.ts';
import { physicalTable } from './authorise.ts';
import { writeDurably } from './clock.ts';

const fileIn = (dataFolder: string): string => join(dataFolder, 'restored-tables.json');

/** The stage on this machine uses these tables from its next start. */
export const keepRestored = (dataFolder: string, restored: RestoredTables): void =>
  writeDurably(fileIn(dataFolder), JSON.stringify(restored, null, 2));

export function restoredIn(dataFolder: string): RestoredTables | undefined {
  const file = fileIn(dataFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export const tableInUse = ({ restored }: Pick<Stage, 'restored'>, table: TableName): string =>
  restored?.tables[table] ?? physicalTable(table);
