/**
 * `npm run rollback -- --stage <stage>`: the functions answer as before the last deployment, within seconds;
 * `--forward` undoes it. docs/OPERATIONS.md says what it does not reach.
 */
import { parseArgs } from 'node:util';
import { agreed, tell } from './agreed.ts';
import { lead, readVersions } from './aws-versions.ts';
import { lackedBy } from './deployment.ts';
import { movesBack, movesForward } from './live-versions.ts';
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
  const { deployedAtMs, functions } = readVersions(stackNames(stage).app);
  const moves = typed.forward ? movesForward(functions) : movesBack(functions, deployedAtMs);
  if (moves.length === 0) {
    tell(
      typed.forward
        ? 'All functions answer as they were deployed.'
        : 'No function is of the last deployment, so there is nothing to go back from.',
    );
    return 0;
  }
  for (const { name, from, to } of moves) tell(`${name}: version ${from} → ${to}`);
  if (!typed.yes && !(await agreed(stage, 'move them'))) {
    tell('Nothing was moved.');
    return 5;
  }
  for (const move of moves) lead(move);
  tell(`${moves.length} of ${functions.length} functions were moved.`);
  return 0;
}

process.exitCode = await rollBack();
