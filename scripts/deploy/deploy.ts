/** `npm run deploy -- --stage <stage>` runs a whole deployment, or prints it with --dry-run. See docs/OPERATIONS.md. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Stage } from '#infra/stages/stage.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { agreed, tell } from './agreed.ts';
import { deploymentOf, missingFor, type Step, written } from './deployment.ts';
import { typedStage } from './typed-stage.ts';

const usage = 'Usage: npm run deploy -- --stage <stage> [--dry-run] [--yes] [--by "Ada Lim" --by "Bo Tan"]';

function readTyped() {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { stage: text, by: { ...text, multiple: true }, 'dry-run': flag, yes: flag } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return undefined;
  }
}

function tellPlan(stage: Stage, steps: readonly Step[], lacks: readonly string[]): void {
  tell(`Deploying ${stage.name} to ${stage.siteUrl} will:`);
  steps.forEach(({ does, command }, index) => {
    tell(`${index + 1}. ${does}\n     ${written(command)}`);
  });
  if (lacks.length === 0) tell('Nothing is missing.');
  else tell(['', 'Still missing:', ...lacks.map((each) => `  ${each}`)].join('\n'));
  tell(`\nFor the steps that only a person can do: npm run doctor -- --stage ${stage.name}`);
}

function succeeds({ does, command }: Step): boolean {
  tell(`\n${does}: ${written(command)}`);
  const [program = '', ...words] = command;
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const { status, error } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // A program that could not be started prints nothing.
  if (error !== undefined) tell(`${program}: ${error.message}`);
  if (status !== 0) tell(`\nStopped. Everything deployed so far stays. Run the same command to continue.`);
  return status === 0;
}

async function deploy(): Promise<number> {
  const typed = readTyped();
  const stage = typedStage(typed?.stage, usage);
  if (typed === undefined || typeof stage === 'string') {
    tell(typeof stage === 'string' ? stage : usage);
    return 2;
  }
  const steps = deploymentOf(stage, typed);
  const lacks = await missingFor(stage);
  if (typed['dry-run'] || lacks.length > 0) {
    tellPlan(stage, steps, lacks);
    return typed['dry-run'] ? 0 : 2;
  }
  let isAgreed = typed.yes;
  for (const step of steps) {
    if (step.changes && !isAgreed) {
      if (!(await agreed(stage, 'deploy it'))) {
        tell('Nothing was deployed.');
        return 5;
      }
      isAgreed = true;
    }
    if (!succeeds(step)) return 1;
  }
  return 0;
}

process.exitCode = await deploy();
