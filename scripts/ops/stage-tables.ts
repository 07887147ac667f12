import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoredTables, Stage } from '#infra/stages/stage.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { localStageName } from '#scripts/local-cloud/authorise.ts';
import { keepRestored, restoredIn } from '#scripts/local-cloud/restored-file.ts';
import { brand } from '#shared/brand.ts';
import type { TableName } from '#shared/contract/tables.ts';

/** The tables that a stage uses, and how it switches to others. */
export interface StageTables {
  restored: RestoredTables | undefined;
  /** The name of a table restored as of this moment; the same moment gives the same name. */
  restoredName(table: TableName, atMs: number): string;
  /** Switches the stage to them. Returns a message with what was done or is left to do. */
  switchTo(restored: RestoredTables): string;
}

const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:.]/g, '');
const restoredName = (stage: string) => (table: TableName, atMs: number) =>
  `${brand.toLowerCase()}-${stage}-${table}-${stamp(atMs)}`;

export const localTables = (dataFolder: string): StageTables => ({
  restored: restoredIn(dataFolder),
  restoredName: restoredName(localStageName),
  switchTo(restored) {
    keepRestored(dataFolder, restored);
    return `Stop and restart the instance on ${dataFolder} to use them.`;
  },
});

const restoredFile = join(root, 'infra/stages/restored-tables.json');

/** Names them in the stage's configuration. Operators use them immediately, its functions after a deployment. */
export const deployedTables = (
  { name, restored }: Pick<Stage, 'name' | 'restored'>,
  file = restoredFile,
): StageTables => ({
  restored,
  restoredName: restoredName(name),
  switchTo(tables) {
    const all: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify({ ...all, [name]: tables }, null, 2)}\n`);
    return 'Settle first. Then commit infra/stages/restored-tables.json; the next deployment switches the functions to them.';
  },
});
