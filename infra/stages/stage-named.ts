import { devStage } from './dev.ts';
import { prodStage } from './prod.ts';
import type { DeployedStage } from './stage.ts';

export const deployedStages: readonly DeployedStage[] = [devStage, prodStage];

export function stageNamed(name: string): DeployedStage {
  const stage = deployedStages.find((candidate) => candidate.name === name);
  if (stage === undefined)
    throw new Error(
      `No stage is named ${name}; there are: ${deployedStages.map((each) => each.name).join(', ')}`,
    );
  return stage;
}
