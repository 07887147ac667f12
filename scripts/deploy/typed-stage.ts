import type { DeployedStage } from '#infra/stages/stage.ts';
import { stageNamed } from '#infra/stages/stage-named.ts';

/** The typed stage, or a message why there is none. */
export function typedStage(name: string | undefined, usage: string): DeployedStage | string {
  if (name === undefined) return usage;
  try {
    return stageNamed(name);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
