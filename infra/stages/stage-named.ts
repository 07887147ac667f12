import { productionStage } from './production.ts';
import type { Stage } from './stage.ts';

const deployable: readonly Stage[] = [productionStage];

export function stageNamed(name: string): Stage {
  const stage = deployable.find((candidate) => candidate.name === name);
  if (stage === undefined)
    throw new Error(
      `No stage is named ${name}; there are: ${deployable.map((each) => each.name).join(', ')}`,
    );
  return stage;
}
