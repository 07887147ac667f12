/**
 * `npm run doctor -- --stage <stage>` prints the manual steps of a stage with their commands. With --check it reports
 * whether the account is ready for a deployment.
 */
import { parseArgs } from 'node:util';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { checkAccount } from './check-account.ts';
import { missingFor } from './deployment.ts';
import { type HumanStep, humanSteps } from './human-steps.ts';
import { typedStage } from './typed-stage.ts';

const usage = 'Usage: npm run doctor -- --stage <stage> [--check]';
const tell = (line: string) => void process.stdout.write(`${line}\n`);

function readTyped() {
  const options = { stage: { type: 'string' }, check: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return undefined;
  }
}

const headings = { before: 'Before the first deployment', after: 'After the first deployment' } as const;

function tellSteps(steps: readonly HumanStep[]): void {
  let heading = '';
  steps.forEach(({ when, what, why, commands }, index) => {
    if (heading !== headings[when]) tell(`\n${headings[when]}`);
    heading = headings[when];
    tell(`\n${index + 1}. ${what}\n   ${why}\n${commands.map((line) => `     ${line}`).join('\n')}`);
  });
}

async function check(stage: DeployedStage): Promise<number> {
  const lacks = await missingFor(stage);
  if (lacks.length === 0) return checkAccount(stage, tell);
  tell(['It lacks:', ...lacks.map((each) => `  ${each}`)].join('\n'));
  return 2;
}

async function doctor(): Promise<number> {
  const typed = readTyped();
  const stage = typedStage(typed?.stage, usage);
  if (typed === undefined || typeof stage === 'string') {
    tell(typeof stage === 'string' ? stage : usage);
    return 2;
  }
  if (typed.check) return check(stage);
  tell(`Steps for a person to set up ${stage.name} at ${stage.siteUrl}:`);
  tellSteps(humanSteps(stage));
  return 0;
}

process.exitCode = await doctor();
