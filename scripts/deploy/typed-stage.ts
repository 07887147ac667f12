import type { DeployedStage } from '#infra/stages/stage.ts';
import { stageNamed } from '#infra/stages/stage-named.ts';

/** The stage that was typed; otherwise why there is none, in words for whoever typed. */
export function typedStage(name: string | undefined, usage: string): DeployedStage | string {
  if (name === undefined) return usage;
  try {
    return stageNamed(name);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
