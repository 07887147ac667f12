import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoredTables, Stage } from '#infra/stages/stage.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { localStageName } from '#scripts/local/authorise.ts';
import { keepRestored, restoredIn } from '#scripts/local/restored-file.ts';
import { brand } from '#shared/brand.ts';
import type { TableName } from '#shared/contract/tables.ts';

/** Which tables a stage uses, and how it comes to use others. */
export interface StageTables {
  restored: RestoredTables | undefined;
  /** What a table is called that is restored as of a moment: the same moment, the same name. */
  restoredName(table: TableName, atMs: number): string;
  /** Has the stage use them; what was done or is left to do, in words. */
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

/** The stage's configuration names them: operators use them from then on, its functions once it is deployed with that. */
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
