/**
 * `npm run rollback -- --stage <stage>`: the functions answer as before the last deployment, within seconds;
 * `--forward` undoes it. docs/OPERATIONS.md says what it does not reach.
 */
import { parseArgs } from 'node:util';
import { agreed, tell } from './agreed.ts';
import { lackedBy } from './deployment.ts';
import { moveFunctions } from './move-functions.ts';
import { stackNames } from './stack-names.ts';
import { typedStage } from './typed-stage.ts';

const usage = 'It is written: npm run rollback -- --stage <stage> [--forward] [--yes]';

function readTyped() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { stage: { type: 'string' }, forward: flag, yes: flag } }).values;
  } catch {
    return undefined;
  }
}

async function rollBack(): Promise<number> {
  const typed = readTyped();
  const stage = typedStage(typed?.stage, usage);
  if (typed === undefined || typeof stage === 'string') {
    tell(typeof stage === 'string' ? stage : usage);
    return 2;
  }
  const lacks = lackedBy(stage, process.env);
  if (lacks.length > 0) {
    tell(['It lacks:', ...lacks.map((each) => `  ${each}`)].join('\n'));
    return 2;
  }
  return moveFunctions(stackNames(stage).app, {
    forward: typed.forward,
    agree: async () => typed.yes || agreed(stage, 'move them'),
    tell,
  });
}

process.exitCode = await rollBack();
