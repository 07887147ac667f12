import { spawnSync } from 'node:child_process';
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
    return `Stop what runs on ${dataFolder} and start it again: it then uses them.`;
  },
});

const restoredFile = join(root, 'infra/stages/restored-tables.json');

type Deploy = (stage: string) => boolean;
const npmRunDeploy: Deploy = (stage) =>
  spawnSync('npm', ['run', '--silent', 'deploy', '--', '--stage', stage, '--yes'], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0;

/** The stage's configuration names them, and its functions are deployed with that. */
export const deployedTables = (
  { name, restored }: Pick<Stage, 'name' | 'restored'>,
  { file = restoredFile, deploy = npmRunDeploy }: { file?: string; deploy?: Deploy } = {},
): StageTables => ({
  restored,
  restoredName: restoredName(name),
  switchTo(tables) {
    const all: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify({ ...all, [name]: tables }, null, 2)}\n`);
    const kept = 'Commit infra/stages/restored-tables.json: the next deployment has to know them too.';
    return deploy(name)
      ? `The functions use them. ${kept}`
      : `They are there, but the deployment has failed. Mend that, then: npm run deploy -- --stage ${name}. ${kept}`;
  },
});
