import type { Stage } from '#infra/stages/stage.ts';
import { ask } from '#scripts/ops/ask.ts';

export const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** A stage is changed only after its name was typed. */
export async function agreed(stage: Pick<Stage, 'name'>, to: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    tell('No terminal to ask in. Add --yes to agree in advance.');
    return false;
  }
  return (await ask(`Type ${stage.name} to ${to}: `)).trim() === stage.name;
}
