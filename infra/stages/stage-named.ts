import { devStage } from './dev.ts';
import { NotReady } from './not-ready.ts';
import { prodStage } from './prod.ts';
import restoredTables from './restored-tables.json' with { type: 'json' };
import type { DeployedStage, RestoredTables, Stage } from './stage.ts';

/** Written by `npm run ops -- data restore`, by the stage's name. */
const restored: Readonly<Partial<Record<string, RestoredTables>>> = restoredTables;

/** Replaces the stage's tables by restored ones. */
export const withTables = <S extends Stage>(stage: S, tables: RestoredTables | undefined): S =>
  tables === undefined ? stage : { ...stage, restored: tables };

export const deployedStages: readonly DeployedStage[] = [devStage, prodStage].map((stage) =>
  withTables(stage, restored[stage.name]),
);

export function stageNamed(name: string): DeployedStage {
  const stage = deployedStages.find((candidate) => candidate.name === name);
  if (stage === undefined)
    throw new NotReady(
      `There is no stage called ${name}. Choose one of: ${deployedStages.map((each) => each.name).join(', ')}`,
    );
  return stage;
}
